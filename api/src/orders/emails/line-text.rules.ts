import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { titleIn } from './email-titles.rules.ts'
import { emailMessages } from './order-emails.messages.ts'
import { timeText } from './time-text.rules.ts'

/** A unit as a line of an email or PDF reads it. */
export type LinePiece = {
  time: TicketTime | null
  isTicketVoided: boolean
  /** Undefined when the unit is no booking; null once its booking is cancelled. */
  bookingPublicId?: string | null
  exchangedFor: { productTitle: Bilingual; categoryTitle: Bilingual | null } | null
}
type TextCount = [text: string, count: number]
const countsOf = (texts: readonly string[]): TextCount[] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, same]) => [text, same.length])
/** Each text with its count, unless all units have the same text. */
const numbered = (texts: readonly string[], pieces: number): string[] =>
  countsOf(texts).map(([text, count]) => (count === pieces ? text : `${count} × ${text}`))

/** Text of the times of units; empty when all are valid at any time. */
export function timesText(
  times: readonly TicketTime[],
  language: Language,
  pieces: number,
): string {
  if (times.every(({ standing }) => standing === 'anytime')) return ''
  return numbered(
    times.map((time) => timeText(time, language)),
    pieces,
  ).join(', ')
}

/**
 * Current details of the units of a sold line: their times, the results of exchanges, and the
 * number of cancelled units.
 */
export function lineDetails(pieces: readonly LinePiece[], language: Language): string[] {
  const say = emailMessages[language]
  const voided = pieces.filter(({ isTicketVoided }) => isTicketVoided)
  const live = pieces.filter(({ isTicketVoided }) => !isTicketVoided)
  const own = (live.length ? live : voided).filter(({ exchangedFor }) => !exchangedFor)
  const became = live.flatMap(({ exchangedFor, time }) =>
    exchangedFor
      ? say.became(
          [
            titleIn(language, exchangedFor.categoryTitle, exchangedFor.productTitle),
            time && timesText([time], language, 1),
          ]
            .filter(Boolean)
            .join(', '),
        )
      : [],
  )
  const times = own.flatMap(({ time }) => time ?? [])
  return [
    timesText(times, language, pieces.length - (live.length ? voided.length : 0)),
    ...numbered(became, pieces.length),
    ...numbered(
      voided.map(() => say.cancelled),
      pieces.length,
    ),
  ].filter(Boolean)
}

/** Text of the nights of a booking. */
export const nightsText = (checkIn: string, checkOut: string): string => `${checkIn} → ${checkOut}`

/** Statement that bookings of a line are cancelled, with their number unless all of them are. */
export const cancelledStays = (
  stays: readonly Pick<LinePiece, 'bookingPublicId'>[],
  language: Language,
): string[] =>
  numbered(
    stays
      .filter(({ bookingPublicId }) => bookingPublicId === null)
      .map(() => emailMessages[language].stayCancelled),
    stays.length,
  )
