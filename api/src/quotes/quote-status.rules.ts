import type { QuoteStatus } from '@guichet/contract/quotes/quote-status.ts'

type Standing = { status: string; expires_at: string }

/**
 * Status of a quote at an instant: after its last day it has expired, even before the job records
 * it.
 */
export const statusAt = ({ status, expires_at }: Standing, now: string): QuoteStatus =>
  status === 'Sent' && expires_at <= now ? 'Expired' : (status as QuoteStatus)

export type QuoteAction = 'save' | 'send' | 'revise' | 'answer' | 'hold' | 'convert' | 'delete'
/** Statuses in which each action is allowed. */
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

/** Effect of an answer: `same` when it repeats the current one, null when it is too late. */
export function answerTo(
  status: QuoteStatus,
  answer: 'Accepted' | 'Declined',
  by: 'client' | 'staff',
): 'given' | 'same' | null {
  if (status === answer) return 'same'
  if (status === 'Sent') return 'given'
  // A client who has accepted asks the business to revert it.
  return status === 'Accepted' && by === 'staff' ? 'given' : null
}
