import { sql, type RawBuilder } from 'kysely'
import type { Person } from './person.db.ts'

export type ErasedPerson = Person & { tenantId: string; now: string }
type Sql = RawBuilder<unknown>
/** Rows of a table with the columns to set; without `set` the rows are deleted. */
type Rule = { rows: (person: ErasedPerson) => Sql; set?: Record<string, string> }
export type Personal = {
  /** Columns without personal data. */
  kept: string
  /** Applied in this order; other columns are rewritten by `erase-words.ts`. */
  rules: readonly Rule[]
  /** Columns that are deleted with their rows, or rewritten. */
  gone?: string
}

export const uuids = (ids: readonly string[]) => sql`${ids}::uuid[]`
export const ofOrders = ({ orderIds }: ErasedPerson) => sql`order_id = any(${uuids(orderIds)})`
/** Quotes of the client, or of the address when they have no client. */
export const quotesOf = ({ clientIds, emails }: ErasedPerson) => sql`(
    client_id = any(${uuids(clientIds)}) or email = any(${emails}::text[])
  )`
/** Condition that a text contains an address of the person. */
export const containsAddressOf = (
  text: string,
  { emails }: Pick<ErasedPerson, 'emails'>,
) => sql`exists (
    select
    from unnest(${emails}::text[]) address
    where strpos(lower(${sql.raw(text)}), address) > 0
  )`
/**
 * Condition of open carts that contain an address or a telephone number of the person, with any
 * separators.
 */
export const cartsOf = (
  person: Pick<ErasedPerson, 'tenantId' | 'clientIds' | 'emails'>,
) => sql<boolean>`(
    ${containsAddressOf('kept_cart.content::text', person)}
    or right(regexp_replace(kept_cart.content #>> '{client,phone}', '[^0-9]', '', 'g'), 10) in (
      select right(regexp_replace(c.phone, '[^0-9]', '', 'g'), 10)
      from client c
      where c.tenant_id = ${person.tenantId} and c.id = any(${uuids(person.clientIds)})
        and c.phone is not null
    )
  )`
/** Condition of unsold carts of visitors that name the person as a holder; sold ones have no lines. */
export const officeCartsOf = ({ tenantId, clientIds }: ErasedPerson) => sql`exists (
    select
    from client c
    where c.tenant_id = ${tenantId} and c.id = any(${uuids(clientIds)})
      and concat(c.first_name, c.last_name) <> ''
      and lines @? '$[*].ticketOwners[*][*]'
      and exists (
        select
        from jsonb_path_query(lines, '$[*].ticketOwners[*][*]') holder
        where lower(holder ->> 'firstName') = lower(c.first_name)
          and lower(holder ->> 'lastName') = lower(c.last_name)
      )
  )`
export const lettersOf = ({ clientIds, orderIds, emails }: ErasedPerson) => sql`(
    client_id = any(${uuids(clientIds)})
    or order_id = any(${uuids(orderIds)})
    or to_email = any(${emails}::text[]) and (client_id is not null or order_id is not null)
  )`
