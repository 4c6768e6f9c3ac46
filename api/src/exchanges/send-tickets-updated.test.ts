import {
  previewTicketsUpdated,
  sendTicketsUpdated,
} from '@guichet/contract/exchanges/send-tickets-updated.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { expect, test } from 'vitest'
import { exchangesOf } from '../../test/factories/sales/exchanged.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { exchange, read, anExchange } = exchangesOf(server, staff)
const sendUpdated = (orderPublicId: string, key = newKey()) =>
  send(server, staff, sendTicketsUpdated, { body: { orderPublicId }, key })

test('nothing is sent before a ticket was edited; then the email names each current ticket, once per request', async () => {
  const { order, ticketIds, choice } = await anExchange()
  expect((await sendUpdated(order.publicId)).body).toMatchObject({
    type: 'NothingToSend',
    reason: 'notEdited',
  })
  await server.owner.query(
    `update product set title = '{"fr":"Soir","en":"Night"}' where id = $1`,
    [choice.productId],
  )
  await exchange(ticketIds[0]!, choice)
  expect((await read(order.orderReferenceNumber)).can.notify).toBe(true)
  const { emails } = (
    await send(server, staff, previewTicketsUpdated, { body: { orderPublicId: order.publicId } })
  ).body
  expect(emails.fr.html).toContain('Soir')
  expect(emails.en.html).toContain('Night')
  expect(emails.en.attachments).toEqual([`tickets-${order.orderReferenceNumber}.pdf`])
  const key = newKey()
  const [first, second] = [
    await sendUpdated(order.publicId, key),
    await sendUpdated(order.publicId, key),
  ]
  expect(second.body).toEqual(first.body)
  await workOff(server)
  const { mails } = await read(order.orderReferenceNumber)
  expect(mails.filter(({ kind }) => kind === 'tickets-updated')).toMatchObject([{ state: 'sent' }])
})

test('an order without an email has no recipient', async () => {
  const { order, ticketIds, choice } = await anExchange()
  await server.owner.query('update orders set email = null where id = $1', [order.publicId])
  await exchange(ticketIds[0]!, choice)
  expect((await sendUpdated(order.publicId)).body).toMatchObject({ reason: 'anonymous' })
  expect(
    (await send(server, staff, getTicket, { params: { id: ticketIds[0]! } })).body.version,
  ).toBe(2)
})
