import { freePlaces } from '../availability/public.ts'
import { recordAudit } from '../platform/db/audit.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { endQuoteHold } from './quote-hold.ts'
import { statusAt } from './quote-status.rules.ts'
import { changeQuote, findQuote, lockQuote } from './quotes.db.ts'

/** Releases the places of a quote after its last day, unless it was answered or revised. */
export const expireQuote: JobHandler = {
  lane: 'short',
  tries: 50,
  run: ({ tenantId, payload, inTenant }) =>
    inTenant('write', async (tx) => {
      const { db, now } = tx
      const quoteId = String(payload.quoteId)
      if (!(await findQuote(db, tenantId, quoteId))) return
      const row = await lockQuote(db, tenantId, quoteId)
      if (statusAt(row, now) !== 'Expired' || row.status === 'Expired') return
      const freed = await endQuoteHold(tx, row)
      await changeQuote(db, row, { status: 'Expired', hold_id: null })
      await recordAudit(db, {
        tenantId,
        accountId: null,
        requestId: 'worker',
        now,
        code: 'quote.expired',
        subject: 'quote',
        subjectId: quoteId,
      })
      await freePlaces(db, tenantId, freed)
    }),
}
