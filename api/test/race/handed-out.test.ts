import { setTimeout as wait } from 'node:timers/promises'
import { pickUpRental, setBookingStatus } from '@guichet/contract/bookings/set-booking-status.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { makeReschedulable } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { afterAll, expect, test } from 'vitest'
import { aHeldPiece, type HeldKind } from '../factories/sales/with-client.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { inFlight, openRace, reach } from './processes.ts'
import { untilBroken } from './until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

type HeldPiece = Awaited<ReturnType<typeof aHeldPiece>>
const refund = (base: string, { order, cancels }: HeldPiece, more: object = {}) =>
  reach(base, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Blessure',
      ...cancels,
      ...more,
    },
    key: newKey(),
  })
const handOut = (base: string, kind: HeldKind, { unit, id }: HeldPiece) =>
  kind === 'equipment'
    ? reach(base, staff, pickUpRental, { params: { unitId: unit.publicId }, body: {} })
    : reach(base, staff, setBookingStatus, { params: { id }, body: { status: 'CheckedIn' } })
/** Whether a piece is handed out, and whether it is cancelled: never both. */
const standingOf = async (kind: HeldKind, { id, unit }: HeldPiece) =>
  (
    await server.owner.query<{ out: boolean; cancelled: boolean }>(
      kind === 'equipment'
        ? `select e.picked_up_at is not null and e.returned_at is null as out,
            t.voided_at is not null as cancelled
          from rental e
          join ticket t on (t.tenant_id, t.unit_id) = (e.tenant_id, e.unit_id)
          where e.unit_id = $1`
        : `select checked_in_at is not null and checked_out_at is null as out,
            status = 'Canceled' as cancelled
          from booking
          where id = $1`,
      [kind === 'equipment' ? unit.publicId : id],
    )
  ).rows[0]!

test.each<HeldKind>(['equipment', 'stay'])(
  'handed out and cancelled concurrently, %s is either handed out or cancelled',
  async (kind) => {
    for (let round = 0; round < 8; round += 1) {
      const held = await aHeldPiece(server, staff, kind)
      const [out, cancelled] = await Promise.all([
        handOut(baseOf(round), kind, held),
        refund(baseOf(round + 1), held),
      ])
      expect([out.status === 200, cancelled.status === 200].filter(Boolean)).toHaveLength(1)
      expect(await standingOf(kind, held)).toEqual({
        out: out.status === 200,
        cancelled: cancelled.status === 200,
      })
    }
    expect(await violations(server.owner)).toEqual([])
  },
)

test('eight concurrent cancellations with its return take a piece back and refund it once', async () => {
  const held = await aHeldPiece(server, staff, 'equipment')
  await held.step('out')
  const answers = await inFlight(8, 8, (i) =>
    refund(baseOf(i), held, { returnedNow: [held.id], previouslyRefunded: 0 }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await standingOf('equipment', held)).toEqual({ out: false, cancelled: true })
  const { rows } = await server.owner.query(
    `select count(*)::int as returns from audit where subject_id = $1 and code = 'rental.returned'`,
    [held.unit.publicId],
  )
  expect(rows).toEqual([{ returns: 1 }])
  expect(await violations(server.owner)).toEqual([])
})

/** Requests to take the time of a rental away, as on a lost day; a job does it. */
const loseTime = (base: string, { id }: HeldPiece) =>
  reach(base, staff, makeReschedulable, {
    body: { ticketPublicIds: [id], reason: 'Vent' },
    key: newKey(),
  })
const freeingEnds = () =>
  expect
    .poll(
      async () =>
        (await server.owner.query('select from rescheduling where ended_at is null')).rowCount,
      { interval: 20, timeout: 20_000 },
    )
    .toBe(0)
const hasLostTime = async ({ id }: HeldPiece) =>
  (await server.owner.query('select state from ticket where id = $1', [id])).rows[0].state ===
  'Reschedulable'

test('equipment that is handed out while its day is lost either stays there or keeps its time', async () => {
  for (let round = 0; round < 8; round += 1) {
    const held = await aHeldPiece(server, staff, 'equipment')
    const [, out] = await Promise.all([
      loseTime(baseOf(round), held),
      wait(round * 8).then(() => handOut(baseOf(round + 1), 'equipment', held)),
    ])
    await freeingEnds()
    expect(await hasLostTime(held)).toBe(out.status !== 200)
  }
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the order equipment is cancelled while it is handed out', async () => {
  await asMutant('no-order-lock', async (base) => {
    let both = 0
    await untilBroken(server, 'C11', async () => {
      const held = await aHeldPiece(server, staff, 'equipment')
      await Promise.all([handOut(base, 'equipment', held), refund(base, held)])
      const { out, cancelled } = await standingOf('equipment', held)
      if (out && cancelled) both += 1
    })
    expect(both).toBeGreaterThan(0)
  })
})

test('mutant: without the lock of the order equipment is handed out while it loses its time', async () => {
  await asMutant('no-order-lock', async (base) => {
    let isBoth = false
    for (let round = 0; round < 20 && !isBoth; round += 1) {
      const held = await aHeldPiece(server, staff, 'equipment')
      const [, out] = await Promise.all([
        loseTime(baseOf(1), held),
        wait(Math.random() * 40).then(() => handOut(base, 'equipment', held)),
      ])
      await freeingEnds()
      isBoth = out.status === 200 && (await hasLostTime(held))
    }
    expect(isBoth).toBe(true)
    expect((await violations(server.owner)).map(({ name }) => name.split(' ')[0])).toContain('C11')
  })
})
