import { findClients } from '@guichet/contract/clients/find-clients.ts'
import type { Query } from '@guichet/contract/endpoint.ts'
import type { TestServer } from '../test-server.ts'
import { send } from '../test-server.ts'
import { aTicketType } from './catalogue/catalogue.ts'
import { counterOf } from './sales/counter.ts'
import type { Staff } from './staff.ts'

type Buyer = {
  email: string
  firstName?: string
  lastName?: string
  phone?: string
  postalCode?: string
}

/** Operations of a counter on clients: sales and searches. */
export function clientsOf(server: TestServer, staff: Staff) {
  const { sale } = counterOf(server, staff)
  let offered: ReturnType<typeof aTicketType> | undefined
  const buys = async (buyer: Buyer) => {
    offered ??= aTicketType(server, staff, { scheduling: 'Anytime' })
    const { status, body } = await sale(
      [{ productId: (await offered).productId, quantity: 1 }],
      buyer,
    )
    if (status !== 200) throw new Error(`the sale failed: ${JSON.stringify(body)}`)
    return { ...body, clientId: body.userPublicId! }
  }
  const find = async (query: Query<typeof findClients> = {}) =>
    (await send(server, staff, findClients, { query })).body
  const emails = async (query: Query<typeof findClients> = {}) =>
    (await find(query)).items.map(({ email }) => email)
  return { buys, find, emails }
}
