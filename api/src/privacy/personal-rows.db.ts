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
export const namesThem = (text: string, { emails }: Pick<Erased, 'emails'>) => sql`exists (
    select
    from unnest(${emails}::text[]) address
    where strpos(lower(${sql.raw(text)}), address) > 0
  )`
/**
 * Carts of the counter that are open and name them by an address or a telephone number, whatever
 * stands between its digits.
 */
export const cartsOf = (person: Pick<Erased, 'tenantId' | 'clientIds' | 'emails'>) => sql<boolean>`(
    ${namesThem('kept_cart.content::text', person)}
    or right(regexp_replace(kept_cart.content #>> '{client,phone}', '[^0-9]', '', 'g'), 10) in (
      select right(regexp_replace(c.phone, '[^0-9]', '', 'g'), 10)
      from client c
      where c.tenant_id = ${person.tenantId} and c.id = any(${uuids(person.clientIds)})
        and c.phone is not null
    )
  )`
export const lettersOf = ({ clientIds, orderIds, emails }: Erased) => sql`(
    client_id = any(${uuids(clientIds)})
    or order_id = any(${uuids(orderIds)})
    or to_email = any(${emails}::text[]) and (client_id is not null or order_id is not null)
  )`
