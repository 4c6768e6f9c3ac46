/** States of refunds that no longer count: rejected by the provider, or order reactivated. */
export const endedStates = ['failed', 'reversed'] as const
export const isLive = ({ state }: { state: string }): boolean =>
  !endedStates.some((ended) => ended === state)

type Cancellation = { state: string; source: string; number: number; total_cents: number }
/** The last cancellation at no cost of an order; null when a refund of money followed it. */
export function lastCancellation<R extends Cancellation>(refunds: readonly R[]): R | null {
  const last = refunds
    .filter((refund) => isLive(refund) && refund.source !== 'exchange')
    .toSorted((a, b) => a.number - b.number)
    .at(-1)
  return last?.total_cents === 0 && last.state === 'settled' ? last : null
}
