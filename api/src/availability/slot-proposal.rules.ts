import { remainingPlaces } from './nearly-full.rules.ts'

/** Divisor of a slot's duration: a slot is proposed during its first third. */
const shareOfDuration = 3
/** The last slot of a day is proposed until this time before its end. */
const leastLeftMs = 3_600_000

type Times = Record<'begins_at' | 'ends_at', string>
/**
 * Last instant at which a slot is proposed: later its client would miss more than a third of it,
 * while another one follows. After the last slot of the day none follows: it is proposed until an
 * hour before its end, so that a day ticket is sold all afternoon without a question. A slot can
 * still be chosen until it ends.
 */
export function proposedUntil({ begins_at, ends_at }: Times, isLast: boolean): string {
  const [begin, end] = [Date.parse(begins_at), Date.parse(ends_at)]
  const third = begin + (end - begin) / shareOfDuration
  return new Date(isLast ? Math.max(third, end - leastLeftMs) : third).toISOString()
}

/** The next slot of a day with the places that is still proposed; `slots` are in order. */
export function slotProposed<S extends Times & { capacity: number; taken: number }>(
  slots: readonly S[],
  { places, now }: { places: number; now: string },
): S | undefined {
  return slots.find(
    (slot, place) =>
      remainingPlaces(slot) >= places && proposedUntil(slot, place === slots.length - 1) >= now,
  )
}
