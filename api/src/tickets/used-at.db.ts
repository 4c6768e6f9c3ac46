import { sql } from 'kysely'

/** Last time that a gate accepted the `ticket` of a query; null when none did. */
export const usedAt = sql<string | null>`(
    select max(s.scanned_at)
    from scan s
    where s.tenant_id = ticket.tenant_id and s.ticket_id = ticket.id and s.result = 'accepted'
  )`
