import { randomUUID } from 'node:crypto'
import type { TestServer } from '../test-server.ts'
import { clientsOf } from './clients.ts'
import type { Staff } from './staff.ts'

export const yearsAgo = (years: number): string =>
  new Date(Date.now() - years * 365 * 86_400_000).toISOString()
/** An id of that time: the first 48 bits of a UUIDv7 are its creation time. */
function idOf(moment: string): string {
  const time = Date.parse(moment).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Clients whose last purchase was long ago. */
export function oldClientsOf(server: TestServer, staff: Staff) {
  /** Creates a client of a given age, without orders. */
  const came = async (email: string, years = 5): Promise<string> => {
    const id = idOf(yearsAgo(years))
    await server.owner.query(
      `insert into client (tenant_id, id, email, first_name, last_name)
        values ($1, $2, $3, 'Ancien', 'Client')`,
      [staff.tenantId, id, email],
    )
    return id
  }
  /** Dates an order back, with a ticket that expired the same day. */
  const age = async (orderId: string, years = 5): Promise<void> => {
    const moment = yearsAgo(years)
    const at = (statement: string) => server.owner.query(statement, [orderId, moment])
    await at('update orders set created_at = $2, completed_at = $2 where id = $1')
    await at('update order_status_log set at = $2 where order_id = $1')
    await at(`update ticket set state = 'Expired', ends_at = $2, sold_at = $2 where order_id = $1`)
    await at(`update search_entry set at = $2
      where id = $1 or id in (select id from ticket where order_id = $1)`)
  }
  const bought = async (email: string, years = 5) => {
    const clientId = await came(email, years)
    const { publicId: orderId } = await clientsOf(server, staff).buys({ email, lastName: 'Client' })
    await age(orderId, years)
    return { clientId, orderId }
  }
  return { came, bought, age }
}
