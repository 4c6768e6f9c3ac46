import type { Kind } from '@guichet/contract/kinds.ts'
import { addDays, addDuration, localDateOf, startOfDay } from '../platform/zoned-time.ts'
import type { TicketState } from './ticket.rules.ts'

export type ActivationFacts = {
  kind: Kind
  state: TicketState
  hasSlot: boolean
  isVoided: boolean
  isBlocked: boolean
  /** A gate has let it in: it gave its entry. */
  isUsed: boolean
}

const isAnytimeDayTicket = ({ kind, hasSlot, isVoided }: ActivationFacts) =>
  kind === 'daily_ticket' && !hasSlot && !isVoided

/** A day ticket that may be used at any time begins when somebody begins it, unless it is blocked. */
export const canActivate = (facts: ActivationFacts): boolean =>
  isAnytimeDayTicket(facts) && !facts.isBlocked && facts.state === 'Available'
/**
 * What was begun by mistake is taken back, unless somebody came in by it: the gate would refuse it.
 * A ticket of a slot has its hours, a pass its season.
 */
export const canMakeAvailable = (facts: ActivationFacts): boolean =>
  isAnytimeDayTicket(facts) && !facts.isUsed && facts.state === 'Active'

/**
 * When an activated ticket ends: after as long as it is valid, else with the day of the business.
 *
 * @param validFor As `[d.]hh:mm:ss`; null where the category names none
 */
export const activationEnd = (now: string, validFor: string | null, timeZone: string): string =>
  validFor
    ? addDuration(now, validFor, timeZone)
    : startOfDay(addDays(localDateOf(now, timeZone), 1), timeZone)
