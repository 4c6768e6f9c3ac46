import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { expect, test } from 'vitest'
import { aSlot } from '../../test/factories/catalogue/catalogue.ts'
import { movesOf } from '../../test/factories/sales/moved.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { takenOf, aMovable, move } = movesOf(server, staff)

test('a full slot, a slot of another activity, a past one, the same one and a stale version are rejected with the reason, and nothing moves', async () => {
  const { ticketId, slotId } = await aMovable()
  const activityId = (
    await server.owner.query('select activity_id from slot where id = $1', [slotId])
  ).rows[0].activity_id as string
  const [full, over, strange] = [
    await aSlot(server, staff, { activityId, begin: '17:00', end: '18:00', quantity: 0 }),
    await aSlot(server, staff, { activityId, date: '2020-02-01' }),
    (await aMovable()).other,
  ]
  expect((await move(ticketId, { slotPublicId: full.slotId })).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect((await move(ticketId, { slotPublicId: strange.slotId })).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'noSuchSlot',
  })
  expect((await move(ticketId, { slotPublicId: over.slotId })).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'over',
  })
  expect((await move(ticketId, { slotPublicId: slotId })).body).toMatchObject({
    type: 'NotMovable',
    reason: 'sameTime',
  })
  expect((await move(ticketId, { slotPublicId: strange.slotId }, 7)).body.type).toBe('StaleVersion')
  expect((await move(ticketId, {})).body.fields?.map(({ field }) => field)).toEqual([
    'to.slotPublicId',
  ])
  expect(await takenOf(slotId)).toBe(2)
})

test('a cancelled ticket stays cancelled', async () => {
  const { ticketId, other, order } = await aMovable()
  await send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Météo',
      ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
    },
    key: newKey(),
  })
  expect((await move(ticketId, { slotPublicId: other.slotId }, 2)).body).toMatchObject({
    type: 'NotMovable',
    reason: 'void',
  })
})

test('a ticket of another business is not found', async () => {
  const { ticketId, other } = await aMovable()
  const stranger = await aBusiness(server)
  expect(
    (
      await send(server, stranger, moveTicket, {
        params: { id: ticketId },
        body: { version: 1, to: { slotPublicId: other.slotId } },
      })
    ).status,
  ).toBe(404)
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
