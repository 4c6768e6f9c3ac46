import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'

const zeroId = '00000000-0000-0000-0000-000000000000'

/**
 * Units that do not count against a ticket being edited: its own, with its accessories. The
 * all-zero id means no ticket.
 *
 * @throws NotFound
 */
export async function unitsToOmit(
  db: Db,
  tenantId: string,
  ticketId: string | undefined,
): Promise<string[]> {
  if (!ticketId || ticketId === zeroId) return []
  const ticket = await selectRows(db, tenantId, 'ticket')
    .select('unit_id')
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!ticket) throw apiError('NotFound')
  const hanging = await selectRows(db, tenantId, 'unit')
    .select('id')
    .where('parent_unit_id', '=', ticket.unit_id)
    .execute()
  return [ticket.unit_id, ...hanging.map(({ id }) => id)]
}
