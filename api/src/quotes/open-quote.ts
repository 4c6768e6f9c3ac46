import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { isActionAllowed, statusAt, type QuoteAction } from './quote-status.rules.ts'
import { lockQuote, type QuoteRow } from './quotes.db.ts'

/** Locks a quote that is open to an action. @throws NotFound, QuoteNotOpen */
export async function openQuote(
  { db, now, tenantId }: Pick<Ctx, 'db' | 'now' | 'tenantId' | 'tenantId'>,
  id: string,
  action: QuoteAction,
): Promise<QuoteRow> {
  const row = await lockQuote(db, tenantId, id)
  const status = statusAt(row, now)
  if (!isActionAllowed(action, status)) throw apiError('QuoteNotOpen', { status })
  return row
}
