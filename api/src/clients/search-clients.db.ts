import type { ClientSort } from '@guichet/contract/clients/client-sorts.ts'
import type { ClientQuery } from '@guichet/contract/clients/client.ts'
import type { Transaction } from '../platform/db/db.ts'
import { cappedCount, foldedTerm, matchCap, partPattern } from '../platform/db/search-term.ts'
import { firstOf } from '../platform/values/must.ts'

type Sql = { text: string; values: unknown[] }
type Window = { limit: number; offset?: number }
export type ClientSearch = {
  tenantId: string
  /** Pattern for part of a client's words; null for all clients. */
  pattern: string | null
  sort: ClientSort
  isDescending: boolean
  /** Whether clients with a name, an email or a number that begins with the words are first. */
  isBegunFirst?: true
}

export function readClientSearch(tenantId: string, query: ClientQuery): ClientSearch {
  const [, minus, sort] = /^(-?)(\w+)$/.exec(query.sort ?? 'lastName')!
  const term = foldedTerm(query.searchTerm ?? '')
  return {
    tenantId,
    pattern: term ? partPattern(term) : null,
    sort: sort as ClientSort,
    isDescending: minus === '-',
  }
}

const sortKeys: Record<ClientSort, readonly string[]> = {
  lastName: ['last_name', 'first_name'],
  firstName: ['first_name', 'last_name'],
  email: ['email'],
}
/** Whether a text of an entry begins with the words; the pattern has a wildcard before them. */
const isBegun = `(m.text like substr($2, 2) or m.text like '%|' || substr($2, 2))`
/** Clients without a name are last in both directions; each order has an index. */
const orderOf = ({ sort, isDescending, isBegunFirst, pattern }: ClientSearch): string => {
  const direction = isDescending ? 'desc' : 'asc'
  const keys = sortKeys[sort].map((column) => `c.${column} ${direction} nulls last`)
  const begun = isBegunFirst && pattern !== null ? [`${isBegun} desc`] : []
  return [...begun, ...keys, `c.id ${direction}`].join(', ')
}

/**
 * `from` and `where` of a search. Partial words consider the latest `most` matches only, so that a
 * single letter does not sort a whole business.
 */
function scopeOf({ tenantId, pattern }: ClientSearch, most: number) {
  const entries = `(
      select id, text
      from search_entry
      where tenant_id = $1 and kind = 'client' and text like $2
      order by at desc, id desc
      limit ${most}
    ) m`
  return {
    values: pattern === null ? [tenantId] : [tenantId, pattern],
    from: pattern === null ? 'client c' : `${entries} join client c on c.id = m.id`,
    where: 'c.tenant_id = $1 and c.erased_at is null and c.merged_into is null',
  }
}

/** Ids of a search in its order. A list without words scans the index of that order. */
export function clientIds(
  search: ClientSearch,
  { limit, offset = 0 }: Window,
  most = matchCap,
): Sql {
  const { from, where, values } = scopeOf(search, most)
  return {
    text: `select c.id
      from ${from}
      where ${where}
      order by ${orderOf(search)}
      limit ${limit} offset ${offset}`,
    values,
  }
}

export async function foundClients(
  { client }: Pick<Transaction, 'client'>,
  { text, values }: Sql,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}

/** A page of a search, and the number of matches, counted up to a limit. */
export async function searchClients(
  tx: Pick<Transaction, 'client'>,
  search: ClientSearch,
  window: Required<Window>,
) {
  if (search.pattern !== null) return wordedClients(tx, search, window)
  const { from, where, values } = scopeOf(search, matchCap)
  const { rows } = await tx.client.query<{ n: number }>(
    `select count(*) as n
      from (select from ${from} where ${where} limit ${matchCap + 1}) found`,
    values,
  )
  return { ids: await foundClients(tx, clientIds(search, window)), ...cappedCount(firstOf(rows).n) }
}

/** Words are scanned once, for the count and the page. */
async function wordedClients(
  { client }: Pick<Transaction, 'client'>,
  search: ClientSearch,
  { limit, offset }: Required<Window>,
) {
  const { from, where, values } = scopeOf(search, matchCap + 1)
  const { rows } = await client.query<{ n: number; ids: string[] }>(
    `with found as materialized (
        select c.id, c.first_name, c.last_name, c.email from ${from} where ${where}
      )
      select (select count(*) from found) as n,
        array(
          select c.id from found c order by ${orderOf(search)} limit ${limit} offset ${offset}
        ) as ids`,
    values,
  )
  const { n, ids } = firstOf(rows)
  return { ids, ...cappedCount(n) }
}
