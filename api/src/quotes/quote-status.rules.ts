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
export const isActionAllowed = (action: QuoteAction, status: QuoteStatus): boolean =>
  openTo[action].includes(status)

export const actionsOf = (status: QuoteStatus): Record<QuoteAction, boolean> => ({
  save: isActionAllowed('save', status),
  send: isActionAllowed('send', status),
  revise: isActionAllowed('revise', status),
  answer: isActionAllowed('answer', status),
  hold: isActionAllowed('hold', status),
  convert: isActionAllowed('convert', status),
  delete: isActionAllowed('delete', status),
})

/** Effect of an answer: `same` when it repeats the current one, null when it is too late. */
export function effectOfAnswer(
  status: QuoteStatus,
  answer: 'Accepted' | 'Declined',
  by: 'client' | 'staff',
): 'given' | 'same' | null {
  if (status === answer) return 'same'
  if (status === 'Sent') return 'given'
  // A client who has accepted asks the business to revert it.
  return status === 'Accepted' && by === 'staff' ? 'given' : null
}
