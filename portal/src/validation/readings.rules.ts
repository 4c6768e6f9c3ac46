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
  /** The code as read, shortened; readings of older versions have none. */
  code?: string
  isOffline: boolean
  /** The server's decision about a reading that the device decided offline. */
  later?: { result: ScanResult; isDoubleUse: boolean }
}
/** A reading that is not sent yet, in the format of the API. */
export type Pending = {
  publicId: string
  code: string
  scannedDateTimeUtc: string
  isOffline: boolean
  isAdmitted: boolean
}

type ReadingDisplay = {
  publicId: string
  code: string
  verdict: Verdict
  isOffline: boolean
  ticket: RecordedScan['ticket']
}
const longestShown = 24
/** A code as shown for a ticket that nobody knows: a typed one is whole, a QR code is long. */
export const shownCode = (code: string): string =>
  code.length > longestShown ? `${code.slice(0, longestShown)}…` : code

/** A reading as stored on this device. */
export const readingOf = (
  { publicId, verdict, isOffline, ticket, code }: ReadingDisplay,
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
  code,
})

const readingRetentionMs = 48 * 3_600_000
const mostReadings = 3000

/** Adds a reading, newest first; old readings are dropped. */
export const withReading = (readings: readonly Reading[], reading: Reading): Reading[] =>
  [reading, ...readings]
    .filter(({ at }) => Date.parse(reading.at) - Date.parse(at) < readingRetentionMs)
    .slice(0, mostReadings)

/**
 * The reading in which this device admitted the ticket, if that used up its entry: a pass has one
 * entry per day. Known without the server.
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

/** Adds the server's decisions to the readings. */
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

/** Number of admitted and refused readings of the day. */
export function countsOf(
  readings: readonly Reading[],
  { at, timeZone }: { at: string; timeZone: string },
): { accepted: number; refused: number } {
  const today = readings.filter((reading) => dayOf(reading.at, timeZone) === dayOf(at, timeZone))
  const accepted = today.filter(({ verdict }) => verdict === 'accepted').length
  return { accepted, refused: today.length - accepted }
}
