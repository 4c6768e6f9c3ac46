import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { lockOrdersOf } from '../tickets/public.ts'
import { lockSeats, seatIdsOf } from './gate-seats.db.ts'

type TicketNames = { ids: readonly string[]; references: readonly string[] }
type TicketName = { id: string; reference: string }
/** Existing tickets and seats among the named ids and references. */
export const ticketIdsOf = async (
  db: Db,
  tenantId: string,
  named: TicketNames,
): Promise<TicketName[]> => [
  ...(await seatIdsOf(db, tenantId, named)),
  ...(await ticketsNamed(db, tenantId, named)),
]

async function ticketsNamed(
  db: Db,
  tenantId: string,
  { ids, references }: TicketNames,
): Promise<TicketName[]> {
  if (ids.length + references.length === 0) return []
  return selectRows(db, tenantId, 'ticket')
    .select(['id', 'reference'])
    .where((eb) =>
      eb.or([
        ...(ids.length ? [eb('id', 'in', [...ids])] : []),
        ...(references.length ? [eb('reference', 'in', [...references])] : []),
      ]),
    )
    .execute()
}

/**
 * Locks the orders of tickets, or the holds of seats whose tickets are not issued yet, so that
 * concurrent changes are serialized.
 */
export async function lockGateTickets(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await lockSeats(db, tenantId, ids)
  const issued = await ticketsNamed(db, tenantId, { ids, references: [] })
  if (issued.length > 0)
    await lockOrdersOf(
      db,
      tenantId,
      issued.map(({ id }) => id),
    )
}
