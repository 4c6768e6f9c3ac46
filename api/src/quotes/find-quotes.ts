import * as contract from '@guichet/contract/quotes/find-quotes.ts'
import { cappedCount, matchCap } from '../platform/db/search-term.ts'
import { handle } from '../platform/http/contexts.ts'
import { showQuote } from './quote-questions.ts'
import { statusNow } from './quotes.db.ts'
import { viewQuoteRow } from './quotes.view.ts'
import { quotesWith } from './search-quotes.db.ts'

export const findQuotes = handle(
  contract.findQuotes,
  async (
    { db, now, tenantId },
    { query: { query = '', status = [], eventFrom, eventTo, page = 1, pageSize = 25 } },
  ) => {
    const found = quotesWith(db, tenantId, query)
      .$if(status.length > 0, (rows) => rows.where(statusNow(now), 'in', status))
      .$if(eventFrom !== undefined, (rows) => rows.where('quote.event_on', '>=', eventFrom!))
      .$if(eventTo !== undefined, (rows) => rows.where('quote.event_on', '<=', eventTo!))
    const counted = await db
      .selectFrom(
        found
          .clearSelect()
          .select('quote.id')
          .limit(matchCap + 1)
          .as('found'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .orderBy('quote.number', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute()
    return { items: rows.map((row) => viewQuoteRow(row, now)), ...cappedCount(counted.total) }
  },
)

export const getQuote = (publicUrl: string) =>
  handle(contract.getQuote, (ctx, { params: { id } }) => showQuote(ctx, id, publicUrl))
