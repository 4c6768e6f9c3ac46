import type { Transaction } from '../platform/db/db.ts'
import { escapeLike } from '../platform/db/search-term.ts'

type Client = Pick<Transaction, 'client'>
type EntryKind = 'order' | 'ticket' | 'client'
/** Ids of entries with similar words, most similar first. */
export type Alike = Record<EntryKind, string[]>

/**
 * Ids of entries whose words are similar to $2. Similarity is expensive, so of each kind only the
 * newest $3 are ordered by it. The statement is exported for a test of its plan.
 */
export const alikeEntries = `with near as materialized (
        select kind, id, text, at,
          row_number() over (partition by kind order by at desc, id desc) as recency
        from search_entry
        where tenant_id = $1 and text %> $2
      )
      select kind, id
      from (
        select kind, id, row_number() over (
            partition by kind
            order by word_similarity($2, text) desc, at desc, id desc
          ) as place
        from near
        where recency <= $3
      ) compared
      where place <= $3
      order by place`
export const endingEntries = `select id
      from search_entry
      where tenant_id = $1 and kind = $2 and (text like $3 or text like $4)
      order by at desc, id desc
      limit $5`

/** Entries with a word that ends with these digits, newest first. */
export async function endingWith(
  { client }: Client,
  {
    tenantId,
    kind,
    digits,
    limit,
  }: {
    tenantId: string
    kind: EntryKind
    digits: string
    limit: number
  },
): Promise<string[]> {
  const end = `%${escapeLike(digits)}`
  const { rows } = await client.query<{ id: string }>(endingEntries, [
    tenantId,
    kind,
    `${end}|%`,
    end,
    limit,
  ])
  return rows.map(({ id }) => id)
}

/**
 * Threshold of similarity: with an error, a longer word shares more trigrams, even inside a name of
 * two words.
 */
const nearnessOf = (term: string) => ([...term].length < 7 ? 0.5 : 0.4)

/**
 * Up to `limit` entries of each kind that are similar to a term without exact matches. The
 * threshold applies until the end of the transaction, also to `alikeTexts`.
 */
export async function alike(
  { client }: Client,
  { tenantId, term, limit }: { tenantId: string; term: string; limit: number },
): Promise<Alike> {
  await client.query(`set local pg_trgm.word_similarity_threshold = ${nearnessOf(term)}`)
  const { rows } = await client.query<{ kind: EntryKind; id: string }>(alikeEntries, [
    tenantId,
    term,
    limit,
  ])
  const idsOf = (kind: EntryKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return { order: idsOf('order'), ticket: idsOf('ticket'), client: idsOf('client') }
}

/** Indexes of texts that are similar to a term, most similar first. */
export async function alikeTexts(
  { client }: Client,
  term: string,
  texts: readonly string[],
): Promise<number[]> {
  const { rows } = await client.query<{ place: number }>(
    `select place - 1 as place
      from unnest($2::text[]) with ordinality given (text, place)
      where given.text %> $1
      order by word_similarity($1, given.text) desc, given.place`,
    [term, texts],
  )
  return rows.map(({ place }) => place)
}
