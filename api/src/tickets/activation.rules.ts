import type { Kind } from '@guichet/contract/kinds.ts'
import { addDays, addDuration, localDateOf, startOfDay } from '../platform/values/zoned-time.ts'
import type { TicketState } from './ticket.rules.ts'

export type ActivationFacts = {
  kind: Kind
  state: TicketState
  hasSlot: boolean
  isVoided: boolean
  isBlocked: boolean
  /** A gate has admitted it, so its entry is used. */
  isUsed: boolean
}

const isAnytimeDayTicket = ({ kind, hasSlot, isVoided }: ActivationFacts) =>
  kind === 'daily_ticket' && !hasSlot && !isVoided

/** A day ticket that is valid at any time can be activated by staff, unless it is blocked. */
export const canActivate = (facts: ActivationFacts): boolean =>
  isAnytimeDayTicket(facts) && !facts.isBlocked && facts.state === 'Available'
/**
 * An activation by mistake can be reversed, unless the ticket was used: the gate would reject it. A
 * ticket of a slot has its hours, a pass its season.
 */
export const canMakeAvailable = (facts: ActivationFacts): boolean =>
  isAnytimeDayTicket(facts) && !facts.isUsed && facts.state === 'Active'

/**
 * End of an activated ticket: after its duration, otherwise at the end of the local day.
 *
 * @param validFor As `[d.]hh:mm:ss`; null when the category has none
 */
export const activationEnd = (now: string, validFor: string | null, timeZone: string): string =>
  validFor
    ? addDuration(now, validFor, timeZone)
    : startOfDay(addDays(localDateOf(now, timeZone), 1), timeZone)
