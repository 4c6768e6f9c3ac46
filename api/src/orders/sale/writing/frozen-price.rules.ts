import { manualKey, type PricedCart } from '../../../pricing/public.ts'
import type { CartRebates } from '../../../rebates/public.ts'
import type { PlannedCart, PlannedLine } from '../cart/planned-cart.ts'

/**
 * A promised price, to the cent. It is free of personal data: the reason of a manual discount is
 * stored elsewhere.
 */
export type FrozenPrice = {
  priced: PricedCart
  lines: Pick<PlannedLine, 'key' | 'quantity' | 'unitCents' | 'grossCents' | 'title'>[]
  productIds: string[]
  uses: CartRebates['uses']
  givenBy: string | null
}

export const freezePrice = ({ lines, priced, rebates }: PlannedCart): FrozenPrice => ({
  priced: withReason(priced, ''),
  lines: lines.map(({ key, quantity, unitCents, grossCents, title }) => ({
    key,
    quantity,
    unitCents,
    grossCents,
    title,
  })),
  productIds: lines.map(({ type }) => type.id),
  uses: rebates.uses,
  givenBy: rebates.given?.givenBy ?? null,
})

/**
 * Current lines at the price promised for them; null when the lines differ, for example because the
 * content of a package changed.
 */
export function thawPrice(
  planned: Omit<PlannedCart, 'priced' | 'rebates'>,
  frozen: FrozenPrice,
  reason: string | null,
): PlannedCart | null {
  const isSame = (line: PlannedLine, i: number) =>
    line.key === frozen.lines[i]?.key &&
    line.quantity === frozen.lines[i].quantity &&
    line.type.id === frozen.productIds[i]
  if (planned.lines.length !== frozen.lines.length || !planned.lines.every(isSame)) return null
  return {
    ...planned,
    lines: planned.lines.map((line, i) => {
      const { unitCents, grossCents, title } = frozen.lines[i]!
      return { ...line, unitCents, grossCents, title }
    }),
    priced: withReason(frozen.priced, reason ?? ''),
    rebates: {
      shares: [],
      prepaidTaxes: [],
      results: [],
      uses: frozen.uses,
      given: frozen.givenBy ? { givenBy: frozen.givenBy, reason: reason ?? '' } : null,
    },
  }
}

/** Adds the description that the client reads to the step of a manual discount. */
export const withReason = (priced: PricedCart, reason: string): PricedCart => ({
  ...priced,
  steps: priced.steps.map((step) =>
    step.step === 'rebate' && step.key === manualKey ? { ...step, description: reason } : step,
  ),
})
