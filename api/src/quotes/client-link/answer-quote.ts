import * as contract from '@guichet/contract/quotes/answer-quote.ts'
import { freePlaces } from '../../availability/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { assertCurrent } from '../../platform/http/versions.ts'
import { openQuote } from '../open-quote.ts'
import { showQuote } from '../quote-questions.ts'
import { effectOfAnswer, statusAt } from '../quote-status.rules.ts'
import { writeAnswer } from './write-answer.ts'

/** Records the answer that the client gave by telephone or in writing. */
export const answerQuote = (publicUrl: string) =>
  handle(
    contract.answerQuote,
    async (ctx, { params: { id }, body: { version, answer, reason } }) => {
      const { db, now, tenantId } = ctx
      const row = await openQuote(ctx, id, 'answer')
      const stored = { subjectId: id, version: row.version }
      const unseen = await assertCurrent(db, tenantId, stored, version)
      if (effectOfAnswer(statusAt(row, now), answer, 'staff') !== 'given')
        throw apiError('QuoteNotOpen', { status: row.status })
      const freed = await writeAnswer(ctx, row, { answer, reason, isByStaff: true })
      await ctx.audit(answer === 'Accepted' ? 'quote.accepted' : 'quote.declined', 'quote', id, {
        facts: unseen,
      })
      const view = await showQuote(ctx, id, publicUrl)
      await freePlaces(db, tenantId, freed)
      return view
    },
  )
