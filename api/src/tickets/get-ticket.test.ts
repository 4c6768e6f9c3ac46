import { activateTickets } from '@guichet/contract/tickets/activate-tickets.ts'
import {
  getActivatedTicket,
  getTicket,
  getTicketOfOwner,
} from '@guichet/contract/tickets/get-ticket.ts'
import { expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

test('a ticket is found together with its own client, and not with another one', async () => {
  const { buys } = clientsOf(server, staff)
  const [mine, other] = [
    await buys({ email: 'mine@example.test' }),
    await buys({ email: 'other@example.test' }),
  ]
  const id = mine.ticketPublicIds.split(',')[0]!
  const ask = (userId: string) => send(server, staff, getTicketOfOwner, { params: { id, userId } })
  const ticket = await send(server, staff, getTicket, { params: { id } })
  expect((await ask(mine.clientId)).body).toEqual(ticket.body)
  expect((await ask(other.clientId)).status).toBe(404)
})

test('an activated ticket is found as active from its activation on', async () => {
  const id = (await anytimeTickets(server, staff, { quantity: 1 })).ticketIds[0]!
  const ask = () => send(server, staff, getActivatedTicket, { params: { id } })
  expect((await ask()).status).toBe(404)
  await send(server, staff, activateTickets, {
    body: { tickets: [{ publicId: id }] },
    key: newKey(),
  })
  expect(await ask()).toMatchObject({ status: 200, body: { publicId: id, status: 'Active' } })
})
