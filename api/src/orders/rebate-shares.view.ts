import { toDollars } from '@guichet/contract/money.ts'
import { sumOf, type PricedCart } from '../pricing/public.ts'

type Steps = PricedCart['steps']
const rebateSteps = (steps: Steps) => steps.filter((step) => step.step === 'rebate')

/** Rebates of an invoice, with the descriptions stored with it. */
export const rebateItems = (steps: Steps) =>
  rebateSteps(steps).map(({ description, cents }) => ({ description, total: toDollars(cents) }))

/** Amount that each rebate took off some units of an invoice. */
export function shareRebates(shares: readonly { key: string; cents: number }[], steps: Steps) {
  const descriptions = new Map(rebateSteps(steps).map(({ key, description }) => [key, description]))
  return [...Map.groupBy(shares, (share) => share.key)].map(([key, ofKey]) => ({
    description: descriptions.get(key) ?? '',
    total: toDollars(sumOf(ofKey.map(({ cents }) => cents))),
  }))
}
