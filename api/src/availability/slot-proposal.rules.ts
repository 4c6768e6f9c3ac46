import { remainingPlaces } from './nearly-full.rules.ts'

/** Divisor of a slot's duration: a slot is proposed during its first third. */
const shareOfDuration = 3
/** The last slot of a day is proposed until this time before its end. */
const leastLeftMs = 3_600_000

type Times = Record<'begins_at' | 'ends_at', string> & { activity_id: string }

/** Whether no slot of the activity begins later; `ofDay` are the slots of the day, in any order. */
const isLast = (slot: Times, ofDay: readonly Times[]): boolean =>
  !ofDay.some((other) => other.activity_id === slot.activity_id && other.begins_at > slot.begins_at)

/**
 * Last instant at which a slot is proposed: later its client would miss more than a third of it,
 * while another one follows. After the last slot of the day none follows: it is proposed until an
 * hour before its end, so that a day ticket is sold all afternoon without a question. A slot can
 * still be chosen until it ends.
 */
export function proposedUntil(slot: Times, ofDay: readonly Times[]): string {
  const [begin, end] = [Date.parse(slot.begins_at), Date.parse(slot.ends_at)]
  const third = begin + (end - begin) / shareOfDuration
  const until = isLast(slot, ofDay) ? Math.max(third, end - leastLeftMs) : third
  return new Date(until).toISOString()
}

type Proposal = { places: number; now: string; ofDay: readonly Times[] }
/** The first of some slots of a day with the places that is still proposed; they are in order. */
export const slotProposed = <S extends Times & { capacity: number; taken: number }>(
  slots: readonly S[],
  { places, now, ofDay }: Proposal,
): S | undefined =>
  slots.find((slot) => remainingPlaces(slot) >= places && proposedUntil(slot, ofDay) >= now)
