import { pickUpRental, setBookingStatus } from '@guichet/contract/bookings/set-booking-status.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
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
