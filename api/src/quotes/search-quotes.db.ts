import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { escapeLike, partPattern } from '../platform/search-term.ts'
import { quoteWords } from './quote-search.rules.ts'
import { quoteRows } from './quotes.db.ts'

/** Quotes that have all the words; without words, all of them. */
export const quotesWith = (db: Db, tenantId: string, term: string) =>
  quoteWords(term).reduce(
    (rows, word) => rows.where('quote.found_by', 'like', partPattern(word)),
    quoteRows(db, tenantId),
  )

type Sought = { tenantId: string; term: string; limit: number }
/** The newest quotes that have the words, those whose number or phone ends with them first. */
export const quotesByWords = (db: Db, { tenantId, term, limit }: Sought) =>
  quotesWith(db, tenantId, term)
    .$if(/^\d{1,9}$/.test(term), (rows) =>
      rows.orderBy(sql`quote.found_by || '|' like ${`%${escapeLike(term)}|%`}`, 'desc'),
    )
    .orderBy('quote.number', 'desc')
    .limit(limit)
    .execute()

/** The newest ones, to be compared with words that nothing has. */
export const newestQuotes = (db: Db, tenantId: string) =>
  quoteRows(db, tenantId).orderBy('quote.number', 'desc').limit(1000).execute()
