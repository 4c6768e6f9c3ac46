import type { QuoteStatus } from '@guichet/contract/quotes/quote-status.ts'

type Standing = { status: string; expires_at: string }

/** How a quote stands at a moment: one whose last day is over has expired before the job says so. */
export const statusAt = ({ status, expires_at }: Standing, now: string): QuoteStatus =>
  status === 'Sent' && expires_at <= now ? 'Expired' : (status as QuoteStatus)

export type QuoteAction = 'save' | 'send' | 'revise' | 'answer' | 'hold' | 'convert' | 'delete'
/** In which states something may be done with a quote. */
const openTo: Record<QuoteAction, readonly QuoteStatus[]> = {
  save: ['Draft'],
  send: ['Draft', 'Sent'],
  revise: ['Sent', 'Accepted', 'Declined', 'Expired'],
  answer: ['Sent', 'Accepted'],
  hold: ['Draft', 'Sent', 'Accepted'],
  convert: ['Accepted'],
  delete: ['Draft'],
}
export const mayBe = (action: QuoteAction, status: QuoteStatus): boolean =>
  openTo[action].includes(status)

export const actionsOf = (status: QuoteStatus): Record<QuoteAction, boolean> => ({
  save: mayBe('save', status),
  send: mayBe('send', status),
  revise: mayBe('revise', status),
  answer: mayBe('answer', status),
  hold: mayBe('hold', status),
  convert: mayBe('convert', status),
  delete: mayBe('delete', status),
})

/** What an answer changes: nothing where it was given before, null where it comes too late. */
export function answerTo(
  status: QuoteStatus,
  answer: 'Accepted' | 'Declined',
  by: 'client' | 'staff',
): 'given' | 'same' | null {
  if (status === answer) return 'same'
  if (status === 'Sent') return 'given'
  // Who has accepted asks the business to take it back.
  return status === 'Accepted' && by === 'staff' ? 'given' : null
}
