import { minutesEarlier } from '../../orders/public.ts'
import { hasToChooseTime, whyNotMovable, type MovingTicket } from '../../tickets/public.ts'

type Terms = { minutesBefore: number | null; now: string }
/**
 * Instant until which a buyer moves a ticket to another time: so many minutes before its begin.
 * Null where they may not: parts of a package are had on one day, and tickets that lost their time
 * have a page of their own.
 */
export function movableUntil(ticket: MovingTicket, { minutesBefore, now }: Terms): string | null {
  const isFixed =
    minutesBefore === null ||
    ticket.isInPackage ||
    ticket.isUsed ||
    ticket.beginsAt === null ||
    hasToChooseTime(ticket) ||
    whyNotMovable(ticket, now) !== null
  if (isFixed) return null
  const until = minutesEarlier(ticket.beginsAt!, minutesBefore!)
  return until > now ? until : null
}

/**
 * Key of tickets that get one time together: those of an activity, or of one size and duration of
 * equipment.
 */
export const groupOf = ({ activityId, rental }: MovingTicket): string =>
  activityId ?? `${rental?.sizeId} ${rental?.duration}`
