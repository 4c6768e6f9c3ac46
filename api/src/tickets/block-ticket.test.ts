import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { activateTickets } from '@guichet/contract/tickets/activate-tickets.ts'
import { blockTicket, unblockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { linkBarcode } from '@guichet/contract/tickets/get-barcode.ts'
import { findTicket } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { expect, test } from 'vitest'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { aSoldPass, ticketsOf } from '../../test/factories/sales/passes.ts'
import { shelfCounter } from '../../test/factories/sales/shelf-counter.ts'
import { emailsOfOrder } from '../../test/mailbox.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const block = (id: string, over: { reason?: string; version?: number } = {}, key = newKey()) =>
  send(server, staff, blockTicket, { params: { id }, body: { reason: 'Volé', ...over }, key })
const unblock = (id: string, version?: number) =>
  send(server, staff, unblockTicket, { params: { id }, body: { version }, key: newKey() })
const linkStatus = async (id: string) =>
  (await send(server, staff, linkBarcode, { params: { id } })).status

test('a blocked ticket shows its code nowhere, the order shows the block, and the history stores the reason separately', async () => {
  const { ticketId, reference, orderId } = await aSoldPass(server, staff)
  const [before] = await ticketsOf(server, staff, reference)
  expect(before).toMatchObject({
    blockedReason: null,
    can: { block: true, unblock: false, reissue: true },
  })
  expect((await block(ticketId, { reason: ' Prêtée à un ami ', version: 1 })).body).toEqual({
    publicId: ticketId,
    version: 2,
    blockedReason: 'Prêtée à un ami',
  })
  const [ticket] = await ticketsOf(server, staff, reference)
  expect(ticket).toMatchObject({
    barcode: '',
    blockedReason: 'Prêtée à un ami',
    can: { block: false, unblock: true, reissue: false },
  })
  expect((await send(server, staff, findTicket, { params: { id: ticketId } })).body).toMatchObject({
    isBlocked: true,
  })
  expect(await linkStatus(ticketId)).toBe(404)
  const order = await send(server, staff, getOrder, { params: { ref: reference } })
  expect(order.body.invoice.entries[0]!.units).toMatchObject([{ isTicketBlocked: true }])
  await server.owner.query(`update orders set email = 'zoe@example.test' where id = $1`, [orderId])
  await send(server, staff, resendOrder, { body: { orderPublicId: orderId }, key: newKey() })
  const [email] = await emailsOfOrder(server, 'order-confirmation', orderId)
  expect(email).toContain('Ce billet est bloqué')
  expect(email).not.toContain('data:image/png')
  expect(JSON.stringify([email, order.body])).not.toContain('Prêtée')
  const history = await send(server, staff, getOrderHistory, { params: { ref: reference } })
  expect(history.body.items.find(({ code }) => code === 'ticket.blocked')).toMatchObject({
    ticketReferenceKey: ticket!.ticketReferenceKey,
  })
  expect(JSON.stringify(history.body.items)).not.toContain('Prêtée')

  expect((await unblock(ticketId, 2)).body).toMatchObject({ version: 3, blockedReason: null })
  expect((await ticketsOf(server, staff, reference))[0]!.barcode).toBe(before!.barcode)
  expect(await linkStatus(ticketId)).toBe(200)
})

test('a blocked day ticket cannot be activated', async () => {
  const { ticketIds } = await anytimeTickets(server, staff)
  await block(ticketIds[0]!)
  const body = { tickets: [{ publicId: ticketIds[0]! }] }
  const begin = () => send(server, staff, activateTickets, { body, key: newKey() })
  expect((await begin()).body.type).toBe('InvalidTicketTransition')
  await unblock(ticketIds[0]!)
  expect((await begin()).status).toBe(200)
})

test('blocking or unblocking twice, a cancelled ticket and an older version are rejected with the reason', async () => {
  const { ticketId, orderId } = await aSoldPass(server, staff)
  expect((await unblock(ticketId)).body).toMatchObject({ reason: 'notBlocked' })
  expect((await block(ticketId, { version: 7 })).body.type).toBe('StaleVersion')
  const key = newKey()
  const first = await block(ticketId, {}, key)
  expect((await block(ticketId, {}, key)).body).toEqual(first.body)
  expect((await block(ticketId)).body).toMatchObject({
    type: 'InvalidTicketTransition',
    ticketPublicId: ticketId,
    reason: 'blocked',
  })
  await shelfCounter(server, staff).refund(orderId, { ticketPublicIdsToBeDeleted: [ticketId] })
  expect((await unblock(ticketId)).body).toMatchObject({ reason: 'voided' })
  expect((await block(ticketId)).body).toMatchObject({ reason: 'voided' })
})
