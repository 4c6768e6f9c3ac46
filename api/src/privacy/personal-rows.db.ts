import { sql, type RawBuilder } from 'kysely'
import type { Person } from './person.db.ts'

export type Erased = Person & { tenantId: string; now: string }
type Sql = RawBuilder<unknown>
/** Rows of a table, and what becomes of them: columns that are set, or the row gone. */
type Rule = { rows: (person: Erased) => Sql; set?: Record<string, string> }
export type Personal = {
  /** Columns that say nothing about a person. */
  kept: string
  /** In this order; a column that no rule sets or deletes is written anew by `erase-words.ts`. */
  rules: readonly Rule[]
  /** Columns that go with their rows, or are written anew. */
  gone?: string
}

export const uuids = (ids: readonly string[]) => sql`${ids}::uuid[]`
export const ofOrders = ({ orderIds }: Erased) => sql`order_id = any(${uuids(orderIds)})`
/** Quotes by the client, or by the address where there is none yet. */
export const quotesOf = ({ clientIds, emails }: Erased) => sql`(
    client_id = any(${uuids(clientIds)}) or email = any(${emails}::text[])
  )`
/** A text that names the person by an address. */
export const namesThem = (text: string, { emails }: Erased) => sql`exists (
    select
    from unnest(${emails}::text[]) address
    where strpos(lower(${sql.raw(text)}), address) > 0
  )`
export const lettersOf = ({ clientIds, orderIds, emails }: Erased) => sql`(
    client_id = any(${uuids(clientIds)})
    or order_id = any(${uuids(orderIds)})
    or to_email = any(${emails}::text[]) and (client_id is not null or order_id is not null)
  )`
