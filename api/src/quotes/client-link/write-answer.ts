import type { Move } from '../../availability/public.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { endQuoteHold } from '../quote-hold.ts'
import { changeQuote, type QuoteRow } from '../quotes.db.ts'

type Answer = {
  answer: 'Accepted' | 'Declined'
  reason: string | undefined
  isByStaff: boolean
}
/**
 * Writes the answer to a locked quote. Declining releases its places.
 *
 * @returns The counted places to release, last of all
 */
export async function writeAnswer(
  tx: Pick<Transaction, 'db' | 'now'>,
  row: QuoteRow,
  { answer, reason, isByStaff }: Answer,
): Promise<Move[]> {
  const isDeclined = answer === 'Declined'
  const freed = isDeclined ? await endQuoteHold(tx, row) : []
  await changeQuote(tx.db, row, {
    status: answer,
    answered_at: tx.now,
    is_answered_by_staff: isByStaff,
    decline_reason: (isDeclined && reason) || null,
    ...(isDeclined && { hold_id: null }),
  })
  return freed
}
