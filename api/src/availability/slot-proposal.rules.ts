import { remainingPlaces } from './nearly-full.rules.ts'

/** Divisor of a slot's duration: a slot is proposed during its first third. */
const shareOfDuration = 3

/**
 * Last instant at which a slot is proposed: later its client would miss more than a third of it. It
 * can still be chosen until it ends. A share, not minutes: a ski day from 08:15 to 16:00 is
 * proposed all morning.
 */
export function proposedUntil({ begins_at, ends_at }: Record<'begins_at' | 'ends_at', string>) {
  const [begin, end] = [Date.parse(begins_at), Date.parse(ends_at)]
  return new Date(begin + (end - begin) / shareOfDuration).toISOString()
}

type Times = Record<'begins_at' | 'ends_at', string>
/** The next slot with the places of which at most a third is over. */
export function slotProposed<S extends Times & { capacity: number; taken: number }>(
  slots: readonly S[],
  { places, now }: { places: number; now: string },
): S | undefined {
  return slots.find((slot) => remainingPlaces(slot) >= places && proposedUntil(slot) >= now)
}
