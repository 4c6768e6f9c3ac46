import { sql } from 'kysely'

/** When a gate last let the `ticket` of a query in; null where none did. */
export const usedAt = sql<string | null>`(
    select max(s.scanned_at)
    from scan s
    where s.tenant_id = ticket.tenant_id and s.ticket_id = ticket.id and s.result = 'accepted'
  )`
