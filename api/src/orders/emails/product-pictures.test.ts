import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { aStoredPicture } from '../../../test/factories/input/pictures.ts'
import {
  anActivityDay,
  anOrderOn,
  lostDay,
  workOff,
} from '../../../test/factories/sales/lost-days.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { anEquipment, aRentedPiece, aStay } from '../../../test/factories/sales/rented.ts'
import { emailsOfOrder } from '../../../test/mailbox.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

/** An order of tickets of an activity with an image, as the catalogue stores it. */
async function aPicturedOrder() {
  const day = await anActivityDay(server, staff)
  const { imageName, imageUrl } = await aStoredPicture(server, staff, 'rentals')
  await server.owner.query(
    'update activity set image_id = (select id from file where path = $1) where id = $2',
    [imageName, day.activityId],
  )
  return { day, imageUrl, ...(await anOrderOn(server, staff, day)) }
}
const letterOf = async (kind: string, orderId: string) => {
  await workOff(server)
  return (await emailsOfOrder(server, kind, orderId)).at(-1)!
}
/** The confirmation sent again by a clerk: the first one was sent before the image was chosen. */
const sentAgain = async (orderPublicId: string) => {
  await workOff(server)
  await send(server, staff, resendOrder, { body: { orderPublicId }, key: newKey() })
  return letterOf('order-confirmation', orderPublicId)
}
const pictured = /<img [^>]*src="data:image\/jpeg;base64,/

test('every email about tickets shows their image: bought, moved, without a date, refunded', async () => {
  const { day, orderId, ticketIds } = await aPicturedOrder()
  expect(await letterOf('order-confirmation', orderId)).toMatch(pictured)
  const moved = await send(server, staff, moveTicket, {
    params: { id: ticketIds[0]! },
    body: { version: 1, to: { slotPublicId: day.other.slotId }, sendsTicket: true },
    key: newKey(),
  })
  expect(moved.status).toBe(200)
  const newTime = await letterOf('new-time', orderId)
  expect(newTime).toMatch(pictured)
  expect(newTime).toContain('2030-02-09')
  expect(newTime).not.toContain('2030-02-02')
  await send(server, staff, rescheduleTickets, { body: lostDay([day.activityId]), key: newKey() })
  expect(await letterOf('rescheduling', orderId)).toMatch(pictured)
  await refundWhole(server, staff, { publicId: orderId })
  expect(await letterOf('refund', orderId)).toMatch(pictured)
})

test('equipment is shown with the image of its type', async () => {
  const skis = await anEquipment(server, staff)
  const { imageName, imageUrl } = await aStoredPicture(server, staff, 'rentals')
  const { order } = await aRentedPiece(server, staff, skis, { withAccessory: true })
  await server.owner.query(
    'update rental_type set image_id = (select id from file where path = $1) where id = $2',
    [imageName, skis.modelId],
  )
  expect(await sentAgain(order.publicId)).toMatch(pictured)
  const { body } = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: order.orderReferenceNumber },
  })
  expect(body.items.map(({ pictureUrl }) => pictureUrl)).toEqual([imageUrl])
})

test('a booking is shown with the image of its lodging', async () => {
  const { order } = await aStay(server, staff, { checkIn: '2030-02-02', checkOut: '2030-02-04' })
  const { imageName } = await aStoredPicture(server, staff, 'rentals')
  await server.owner.query(
    `update lodging_type set image_id = (select id from file where path = $1)
     where tenant_id = $2`,
    [imageName, staff.tenantId],
  )
  expect(await sentAgain(order.publicId)).toMatch(pictured)
})

test('the printed tickets of an order have the image', async () => {
  const { reference, imageUrl, day } = await aPicturedOrder()
  const read = async () =>
    (await send(server, staff, findTicketsOfOrder, { query: { orderReferenceKey: reference } }))
      .body.items
  expect((await read()).map(({ pictureUrl }) => pictureUrl)).toEqual([imageUrl, imageUrl])
  const own = await aStoredPicture(server, staff, 'rentals')
  await server.owner.query(
    'update product set image_id = (select id from file where path = $1) where id = $2',
    [own.imageName, day.productId],
  )
  expect((await read())[0]!.pictureUrl).toBe(own.imageUrl)
})

test('tickets have no image after its removal', async () => {
  const { reference, imageUrl } = await aPicturedOrder()
  await server.owner.query('update file set deleted_at = now() where path = $1', [
    imageUrl.split('/').at(-1),
  ])
  const { body } = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: reference },
  })
  expect(body.items.map(({ pictureUrl }) => pictureUrl)).toEqual([null, null])
})
