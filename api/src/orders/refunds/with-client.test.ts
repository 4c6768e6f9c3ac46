import { findBookingsOfDay } from '@guichet/contract/bookings/find-calendar.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { reactivateOrder } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { expect, test } from 'vitest'
import { today } from '../../../test/factories/sales/booked.ts'
import {
  aHeldPiece,
  type Custody,
  type HeldKind,
} from '../../../test/factories/sales/with-client.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

const orderOf = async (staff: Staff, { publicId }: { publicId: string }) =>
  (await send(server, staff, getOrder, { params: { ref: publicId } })).body
const claimsOf = async (unitId: string) =>
  (
    await server.owner.query(
      'select count(*)::int as n from claim where unit_id = $1 and released_at is null',
      [unitId],
    )
  ).rows[0].n as number

const kinds: readonly HeldKind[] = ['equipment', 'stay', 'packagedEquipment', 'packagedStay']
const isStay = (kind: HeldKind) => kind === 'stay' || kind === 'packagedStay'
const custodies: readonly Custody[] = ['reserved', 'out', 'back']
const costs = [
  { isFree: false, done: 'RefundCompleted' },
  { isFree: true, done: 'Canceled' },
] as const
const table = kinds.flatMap((kind) =>
  custodies.flatMap((custody) => costs.map((cost) => ({ kind, custody, ...cost }))),
)

test.each(table)(
  'a cancellation of $kind that is $custody (free: $isFree) is rejected only while it is with the client',
  async ({ kind, custody, isFree, done }) => {
    const staff = await aBusiness(server)
    const held = await aHeldPiece(server, staff, kind, { isFree })
    await held.step(custody)
    const answer = await held.refund(held.cancels)
    if (custody !== 'out') {
      expect(answer.status).toBe(200)
      expect(await orderOf(staff, held.order)).toMatchObject({ status: done })
      expect(await claimsOf(held.unit.publicId)).toBe(0)
      return
    }
    const reason = isStay(kind) ? 'checkedIn' : 'pickedUp'
    expect(answer).toMatchObject({ status: 409, body: { type: 'NotRefundable', reason } })
    const before = await orderOf(staff, held.order)
    expect(before).toMatchObject({ status: 'CreatedByAdmin', totalRefunded: 0 })
    const { entries, lodgingEntries } = before.invoice
    const [entry] = [...entries.flatMap(({ parts }) => parts), ...entries, ...lodgingEntries]
    expect(entry!.units![0]).toMatchObject({ withClient: reason })
    expect(await claimsOf(held.unit.publicId)).toBe(1)
    const returned = await held.refund({ ...held.cancels, returnedNow: [held.id] })
    expect(returned.status).toBe(200)
    expect(await orderOf(staff, held.order)).toMatchObject({ status: done })
    expect(await claimsOf(held.unit.publicId)).toBe(0)
    const { items } = (
      await send(server, staff, getOrderHistory, { params: { ref: held.order.publicId } })
    ).body
    expect(items.map(({ code }) => code)).toContain(
      isStay(kind) ? 'booking.status_changed' : 'rental.returned',
    )
    expect(await violations(server.owner)).toEqual([])
  },
)

test.each(kinds)('the money of %s that is out may be refunded: it stays out', async (kind) => {
  const staff = await aBusiness(server)
  const held = await aHeldPiece(server, staff, kind)
  await held.step('out')
  expect((await held.refund()).status).toBe(200)
  const order = await orderOf(staff, held.order)
  expect(order).toMatchObject({ status: 'RefundCompleted', isRefundedButValid: true })
  expect(await claimsOf(held.unit.publicId)).toBe(1)
  const date = isStay(kind) ? today : '2030-02-02'
  const { body: day } = await send(server, staff, findBookingsOfDay, { query: { date } })
  expect(isStay(kind) ? day.stays : day.rentals).toMatchObject([
    isStay(kind) ? { status: 'CheckedIn' } : { state: 'out' },
  ])
  await held.step('back')
  expect(await violations(server.owner)).toEqual([])
})

test('a booking that was checked out when it was cancelled is checked out again after the reversal', async () => {
  const staff = await aBusiness(server)
  const held = await aHeldPiece(server, staff, 'stay', { isFree: true })
  await held.step('out')
  await held.refund({ ...held.cancels, returnedNow: [held.id] })
  const again = await send(server, staff, reactivateOrder, {
    body: { orderPublicId: held.order.publicId },
    key: newKey(),
  })
  expect(again.status).toBe(200)
  const { rows } = await server.owner.query('select status from booking where id = $1', [held.id])
  expect(rows).toEqual([{ status: 'CheckedOut' }])
})
