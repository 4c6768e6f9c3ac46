import { toDollars } from '@guichet/contract/money.ts'
import type { PriceStep } from '@guichet/contract/orders/price-step.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { PricedCart } from '../pricing/public.ts'

const percentOf = (rateMilli: number) => rateMilli / 1000

/** Steps of a price as stored; `labels` are the taxes of the invoice by their keys. */
export const viewSteps = (
  steps: PricedCart['steps'],
  labels: ReadonlyMap<string, Bilingual>,
): PriceStep[] =>
  steps.map((step) => {
    const total = toDollars(step.cents)
    switch (step.step) {
      case 'rebate':
        return { step: 'rebate', description: step.description, total }
      case 'fee':
        return {
          step: 'fee',
          kind: step.kind,
          base: toDollars(step.baseCents),
          count: step.count,
          percent: step.rateMilli === null ? null : percentOf(step.rateMilli),
          amount: step.eachCents === null ? null : toDollars(step.eachCents),
          total,
        }
      case 'tax':
        return {
          step: 'tax',
          key: step.key,
          description: labels.get(step.key) ?? { fr: step.key, en: step.key },
          percent: percentOf(step.rateMilli),
          base: toDollars(step.baseCents),
          total,
        }
      default:
        return { step: step.step, total }
    }
  })
