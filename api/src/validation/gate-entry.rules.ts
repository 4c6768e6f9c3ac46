import type { ScanResult } from '@guichet/contract/validation/gate.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

export type GateFacts = {
  kind: string
  state: string
  generation: number
  beginsAt: string | null
  endsAt: string | null
  hasSlot: boolean
  voidedAt: string | null
  isBlocked: boolean
  isPictureMissing: boolean
}
/** A scan: its instant, and the generation of its code; null for a typed number. */
export type Read = { at: string; generation: number | null }

/** Clients arrive early: the gate opens this long before the time of a ticket. */
const earlyMs = 30 * 60_000
const longestDayMs = 25 * 3_600_000

/**
 * Whether a ticket gives one entry per day: season passes, and tickets valid for several days. A
 * second entry on the same day usually means that the pass was lent. Other tickets give one entry;
 * a re-entry is left to the gate staff.
 */
export const isDaily = ({ kind, beginsAt, endsAt }: GateFacts): boolean =>
  kind === 'season_pass' ||
  (beginsAt !== null && endsAt !== null && Date.parse(endsAt) - Date.parse(beginsAt) > longestDayMs)

/**
 * Key of the entry that a ticket gives at a time; each key is accepted once. A moved ticket of a
 * slot gives a new entry with its new time. A ticket without a slot keeps its used entry, even when
 * its time is activated again later.
 */
export function entryOf(ticket: GateFacts, at: string, timeZone: string): string {
  if (isDaily(ticket)) return localDateOf(at, timeZone)
  return ticket.hasSlot && ticket.beginsAt ? ticket.beginsAt : 'once'
}

/** Instant from which a ticket is accepted; null when it has no time. */
export const opensAt = ({ beginsAt }: Pick<GateFacts, 'beginsAt'>): string | null =>
  beginsAt && new Date(Date.parse(beginsAt) - earlyMs).toISOString()

/** Reason against a ticket regardless of the time, the most severe first, or null. */
export function whyNever(ticket: GateFacts, { at, generation }: Read): ScanResult | null {
  // An offline entry before the ticket was cancelled was with a valid ticket.
  if (ticket.voidedAt !== null && ticket.voidedAt <= at) return 'voided'
  if (ticket.isBlocked) return 'blocked'
  if (ticket.state === 'Reschedulable') return 'lostDate'
  if (ticket.state === 'Schedulable') return 'noDate'
  if (generation !== null && generation !== ticket.generation) return 'replaced'
  return ticket.isPictureMissing ? 'pictureMissing' : null
}

/** Result of a scan; `isUsed` means that its entry was given already. */
export function resultOf(ticket: GateFacts, read: Read, isUsed: boolean): ScanResult {
  const never = whyNever(ticket, read)
  if (never) return never
  const from = opensAt(ticket)
  if (from !== null && read.at < from) return 'tooEarly'
  if (ticket.endsAt !== null && ticket.endsAt <= read.at) return 'over'
  return isUsed ? 'used' : 'accepted'
}
