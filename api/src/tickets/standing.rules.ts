import { hasToChooseTime } from './ticket-time.rules.ts'

export type Standing = {
  isVoided: boolean
  isBlocked: boolean
  /** It has no time yet, or lost the one that it had. */
  isToBeChosen: boolean
  /** Its time has ended. */
  isOver: boolean
}
export type WhyNot = 'voided' | 'blocked' | 'notBlocked' | 'toBeChosen' | 'over'

type CodedTicket = { state: string; voided_at: string | null; blocked_reason: string | null }
/** Whether a ticket has a code to show, on whatever screen, paper or email. */
export const hasCode = (ticket: CodedTicket): boolean =>
  ticket.voided_at === null && ticket.blocked_reason === null && !hasToChooseTime(ticket)

/** Why a ticket is not blocked; null where it may be. */
export function whyNoBlock({ isVoided, isBlocked }: Standing): WhyNot | null {
  if (isVoided) return 'voided'
  return isBlocked ? 'blocked' : null
}
export function whyNoUnblock({ isVoided, isBlocked }: Standing): WhyNot | null {
  if (isVoided) return 'voided'
  return isBlocked ? null : 'notBlocked'
}
/** Why a ticket gets no other code: it has none now, or nobody can use it any more. */
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
