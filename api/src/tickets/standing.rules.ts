import { hasToChooseTime } from './ticket-time.rules.ts'

export type Standing = {
  isVoided: boolean
  isBlocked: boolean
  /** It has no time yet, or lost its time. */
  isToBeChosen: boolean
  /** Its time has ended. */
  isOver: boolean
}
export type WhyNot = 'voided' | 'blocked' | 'notBlocked' | 'toBeChosen' | 'over'

type CodedTicket = { state: string; voided_at: string | null; blocked_reason: string | null }
/** Whether a ticket has a code to show, on any screen, print or email. */
export const hasCode = (ticket: CodedTicket): boolean =>
  ticket.voided_at === null && ticket.blocked_reason === null && !hasToChooseTime(ticket)

/** Reason why a ticket cannot be blocked, or null. */
export function whyNoBlock({ isVoided, isBlocked }: Standing): WhyNot | null {
  if (isVoided) return 'voided'
  return isBlocked ? 'blocked' : null
}
export function whyNoUnblock({ isVoided, isBlocked }: Standing): WhyNot | null {
  if (isVoided) return 'voided'
  return isBlocked ? null : 'notBlocked'
}
/** Reason why a ticket gets no other code: it has none now, or is over. Null when it can. */
export function whyNoReissue({
  isVoided,
  isBlocked,
  isToBeChosen,
  isOver,
}: Standing): WhyNot | null {
  if (isVoided) return 'voided'
  if (isBlocked) return 'blocked'
  if (isToBeChosen) return 'toBeChosen'
  return isOver ? 'over' : null
}
