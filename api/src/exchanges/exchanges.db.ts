import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { mustFind, mustGet } from '../platform/values/must.ts'
import {
  accessoriesOf,
  movingTickets,
  whyNotExchanged,
  type CarriedAccessory,
  type MovingTicket,
} from '../tickets/public.ts'
import { canChangeTogether } from './exchange.rules.ts'

/** A ticket, and the others of its line that can change with it, in the order of the line. */
export async function ticketAndLike(
  db: Db,
  { tenantId, ticketId, now }: { tenantId: string; ticketId: string; now: string },
): Promise<{ ticket: MovingTicket; like: MovingTicket[] }> {
  // Each step is evaluated once, as a value. As joins or nested conditions, they are evaluated for
  // each pair of tickets when the statistics of the tables are older than their rows.
  const line = selectRows(db, tenantId, 'ticket')
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .select('unit.line_id')
    .where('ticket.id', '=', ticketId)
  const units = selectRows(db, tenantId, 'unit').select('unit.id').where('unit.line_id', '=', line)
  const rows = await selectRows(db, tenantId, 'ticket')
    .select('ticket.id')
    .where('ticket.unit_id', '=', sql<string>`any(array(${units}))`)
    .execute()
  if (!rows.some(({ id }) => id === ticketId)) throw apiError('NotFound')
  const tickets = await movingTickets(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  const ticket = mustFind(tickets, ({ id }) => id === ticketId)
  const like = tickets
    .filter((other) => canChangeTogether(ticket, other) && whyNotExchanged(other, now) === null)
    .sort((a, b) => a.ordinal - b.ordinal)
  return { ticket, like }
}

/** Tickets of an order in the order of its lines; null when it does not exist. */
export async function ticketsOf(
  db: Db,
  tenantId: string,
  orderId: string,
): Promise<MovingTicket[] | null> {
  const order = await selectRows(db, tenantId, 'orders')
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return null
  const rows = await selectRows(db, tenantId, 'ticket')
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .select('ticket.id')
    .where('ticket.order_id', '=', orderId)
    .orderBy('order_line.position')
    .orderBy('unit.ordinal')
    .execute()
  const ids = rows.map(({ id }) => id)
  const tickets = new Map(
    (await movingTickets(db, tenantId, ids)).map((ticket) => [ticket.id, ticket]),
  )
  return ids.map((id) => mustGet(tickets, id))
}

/** Accessories of the tickets that are rentals. */
export const accessoriesOfTickets = (
  db: Db,
  tenantId: string,
  tickets: readonly MovingTicket[],
): Promise<CarriedAccessory[]> =>
  accessoriesOf(
    db,
    tenantId,
    tickets.filter(({ rental }) => rental).map(({ unitId }) => unitId),
  )

/** Whether staff chose the begin of a rental outside of the timetables. */
export const isBeginCustom = async (db: Db, tenantId: string, unitId: string): Promise<boolean> =>
  (
    await selectRows(db, tenantId, 'rental')
      .select('is_begin_custom')
      .where('unit_id', '=', unitId)
      .executeTakeFirstOrThrow()
  ).is_begin_custom

/** Removes accessories from their rental; their price stays paid. */
export const dropAccessories = async (
  db: Db,
  tenantId: string,
  unitIds: readonly string[],
  now: string,
): Promise<void> => {
  if (unitIds.length === 0) return
  await updateRows(db, tenantId, 'unit')
    .set({ dropped_at: now })
    .where('id', 'in', [...unitIds])
    .execute()
}
