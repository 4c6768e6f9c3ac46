/** States of a refund that counts no more: the provider refused it, or the order was reactivated. */
export const endedStates = ['failed', 'reversed'] as const
export const isLive = ({ state }: { state: string }): boolean =>
  !endedStates.some((ended) => ended === state)

type Cancellation = { state: string; source: string; number: number; total_cents: number }
/** The last word on an order that was cancelled at no cost; none when money went back since. */
export function lastCancellation<R extends Cancellation>(refunds: readonly R[]): R | null {
  const last = refunds
    .filter((refund) => isLive(refund) && refund.source === 'staff')
    .toSorted((a, b) => a.number - b.number)
    .at(-1)
  return last?.total_cents === 0 && last.state === 'settled' ? last : null
}
