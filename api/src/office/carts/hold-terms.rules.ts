const minuteMs = 60_000
/** A cart is held for at most this many times the usual hold, however often it is changed. */
const mostHolds = 3

type Terms = {
  now: string
  /** Usual length of a hold of the business. */
  minutes: number
  /** Begin of the uninterrupted holds of the cart; null for a first hold. */
  heldSince: string | null
}
/** End of the hold of a cart that is saved now. */
export function holdEnd({ now, minutes, heldSince }: Terms): string {
  const usual = Date.parse(now) + minutes * minuteMs
  const last = Date.parse(heldSince ?? now) + mostHolds * minutes * minuteMs
  return new Date(Math.min(usual, last)).toISOString()
}
