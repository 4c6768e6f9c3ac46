import type { ScanResult } from '@guichet/contract/validation/gate.ts'
import { localDateOf } from '../platform/zoned-time.ts'

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
/** What was read: a code of a generation, or the number of a ticket, which has none. */
export type Read = { at: string; generation: number | null }

/** People come before their hour: the gate opens this long before a ticket's time begins. */
const earlyMs = 30 * 60_000
const longestDayMs = 25 * 3_600_000

/**
 * A season pass, and a ticket that is valid for days, gives one entry on each of them: a second one
 * on the same day is how a pass is lent over the fence. Every other ticket gives one entry; who has
 * to go out again is for the gate to remember.
 */
export const isDaily = ({ kind, beginsAt, endsAt }: GateFacts): boolean =>
  kind === 'season_pass' ||
  (beginsAt !== null && endsAt !== null && Date.parse(endsAt) - Date.parse(beginsAt) > longestDayMs)

/**
 * Names the entry that a ticket gives at a time: nobody is let in twice by one entry. A ticket of a
 * slot that moves gives a new one with its new time. One without a slot keeps the entry that it
 * gave, even where its time is begun, or begun anew, after it.
 */
export function entryOf(ticket: GateFacts, at: string, timeZone: string): string {
  if (isDaily(ticket)) return localDateOf(at, timeZone)
  return ticket.hasSlot && ticket.beginsAt ? ticket.beginsAt : 'once'
}

/** From when a ticket lets in; null where it has no time of its own. */
export const opensAt = ({ beginsAt }: Pick<GateFacts, 'beginsAt'>): string | null =>
  beginsAt && new Date(Date.parse(beginsAt) - earlyMs).toISOString()

/** Why a ticket lets nobody in whatever the time, the gravest reason first; null where it may. */
export function whyNever(ticket: GateFacts, { at, generation }: Read): ScanResult | null {
  // Somebody who came in before the ticket was voided, without a network, came in by a good ticket.
  if (ticket.voidedAt !== null && ticket.voidedAt <= at) return 'voided'
  if (ticket.isBlocked) return 'blocked'
  if (ticket.state === 'Reschedulable') return 'lostDate'
  if (ticket.state === 'Schedulable') return 'noDate'
  if (generation !== null && generation !== ticket.generation) return 'replaced'
  return ticket.isPictureMissing ? 'pictureMissing' : null
}

/** What comes of a reading, where `isUsed` says that its entry was given already. */
export function resultOf(ticket: GateFacts, read: Read, isUsed: boolean): ScanResult {
  const never = whyNever(ticket, read)
  if (never) return never
  const from = opensAt(ticket)
  if (from !== null && read.at < from) return 'tooEarly'
  if (ticket.endsAt !== null && ticket.endsAt <= read.at) return 'over'
  return isUsed ? 'used' : 'accepted'
}
