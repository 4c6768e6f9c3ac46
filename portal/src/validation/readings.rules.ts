import type { Reply } from '@guichet/contract/endpoint.ts'
import type { ScanResult } from '@guichet/contract/validation/gate.ts'
import type { recordScans } from '@guichet/contract/validation/record-scans.ts'
import { dayOf } from '../kit/dates/dates.ts'
import type { TicketNames, Verdict } from './offline.rules.ts'

export type RecordedScan = Reply<typeof recordScans>['items'][number]
export type Reading = {
  publicId: string
  at: string
  verdict: Verdict
  ticketId: string | null
  reference: string | null
  isDaily: boolean
  holderName: string | null
  isOffline: boolean
  /** What the server says of what the device decided alone. */
  later?: { result: ScanResult; isDoubleUse: boolean }
}
/** A reading that the server does not know yet, as it is sent. */
export type Pending = {
  publicId: string
  code: string
  scannedDateTimeUtc: string
  isOffline: boolean
  isAdmitted: boolean
}

type Shown = {
  publicId: string
  verdict: Verdict
  isOffline: boolean
  ticket: RecordedScan['ticket']
}
/** What this device remembers of what it showed. */
export const readingOf = (
  { publicId, verdict, isOffline, ticket }: Shown,
  { at, named }: { at: string; named: TicketNames },
): Reading => ({
  publicId,
  at,
  verdict,
  isOffline,
  ticketId: ticket?.publicId ?? named.ticketId,
  reference: ticket?.ticketReferenceKey ?? named.reference,
  isDaily: ticket?.isDaily ?? false,
  holderName: ticket?.holderName ?? null,
})

const keptMs = 48 * 3_600_000
const mostKept = 3000

/** The readings with one more, newest first; those of the days before leave. */
export const withReading = (readings: readonly Reading[], reading: Reading): Reading[] =>
  [reading, ...readings]
    .filter(({ at }) => Date.parse(reading.at) - Date.parse(at) < keptMs)
    .slice(0, mostKept)

/**
 * The reading by which this device let the ticket in already, by the entry that it would give now:
 * a pass gives one each day. Known at once, with or without a network.
 */
export const admittedHere = (
  readings: readonly Reading[],
  ticket: TicketNames,
  at: string,
  timeZone = 'UTC',
): Reading | undefined =>
  readings.find(
    (reading) =>
      reading.verdict === 'accepted' &&
      ((ticket.ticketId !== null && reading.ticketId === ticket.ticketId) ||
        (ticket.reference !== null && reading.reference === ticket.reference)) &&
      (!reading.isDaily || dayOf(reading.at, timeZone) === dayOf(at, timeZone)),
  )

/** The readings after the server answered those that waited. */
export function withAnswers(
  readings: readonly Reading[],
  answers: readonly RecordedScan[],
): Reading[] {
  const byId = new Map(answers.map((answer) => [answer.publicId, answer]))
  return readings.map((reading) => {
    const answer = byId.get(reading.publicId)
    return answer
      ? { ...reading, later: { result: answer.result, isDoubleUse: answer.isDoubleUse } }
      : reading
  })
}

/** How many of the day were let in and how many were not. */
export function countsOf(
  readings: readonly Reading[],
  { at, timeZone }: { at: string; timeZone: string },
): { accepted: number; refused: number } {
  const today = readings.filter((reading) => dayOf(reading.at, timeZone) === dayOf(at, timeZone))
  const accepted = today.filter(({ verdict }) => verdict === 'accepted').length
  return { accepted, refused: today.length - accepted }
}
