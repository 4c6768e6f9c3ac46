import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { escapeLike, partPattern } from '../platform/db/search-term.ts'
import { quoteWords } from './quote-search.rules.ts'
import { quoteRows } from './quotes.db.ts'

/** Quotes that contain all the words; without words, all of them. */
export const quotesWith = (db: Db, tenantId: string, term: string) =>
  quoteWords(term).reduce(
    (rows, word) => rows.where('quote.found_by', 'like', partPattern(word)),
    quoteRows(db, tenantId),
  )

type QuoteSearch = { tenantId: string; term: string; limit: number }
/** The newest quotes that contain the words, those whose number or phone ends with them first. */
export const quotesByWords = (db: Db, { tenantId, term, limit }: QuoteSearch) =>
  quotesWith(db, tenantId, term)
    .$if(/^\d{1,9}$/.test(term), (rows) =>
      rows.orderBy(sql`quote.found_by || '|' like ${`%${escapeLike(term)}|%`}`, 'desc'),
    )
    .orderBy('quote.number', 'desc')
    .limit(limit)
    .execute()

/** Number of the newest quotes that are compared when nothing contains the words. */
const compared = 1000
/** Quotes with words similar to the term, most similar first; the caller sets the threshold. */
export const quotesAlike = (db: Db, { tenantId, term, limit }: QuoteSearch) =>
  quoteRows(db, tenantId)
    .where(
      'quote.id',
      'in',
      sql<string>`(
        select id
        from (
          select id, number, found_by
          from quote
          where tenant_id = ${tenantId}
          order by number desc
          limit ${compared}
        ) newest
        where found_by %> ${term}
        order by word_similarity(${term}, found_by) desc, number desc
        limit ${limit}
      )`,
    )
    .orderBy(sql`word_similarity(${term}, quote.found_by)`, 'desc')
    .orderBy('quote.number', 'desc')
    .execute()
