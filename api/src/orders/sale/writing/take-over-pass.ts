import type { Buyer } from '../../../clients/public.ts'
import type { ActionCtx } from '../../../platform/http/acting.ts'
import { noFees, priceCart } from '../../../pricing/public.ts'
import { noRebates } from '../../../rebates/public.ts'
import { partsOf, planLines } from '../cart/plan-cart.ts'
import type { PlannedCart, PlanningCtx, SellingCtx } from '../cart/planned-cart.ts'
import { noAnswers } from '../form-answers.rules.ts'
import { nameHolder, type NamedHolder } from '../name-holder.rules.ts'
import { writeSale } from './write-sale.ts'

type TakingOverCtx = PlanningCtx & SellingCtx & Pick<ActionCtx, 'audit'>
/** A pass that was sold in another system and continues here. */
export type TakenOverPass = {
  buyer: Buyer
  productId: string
  window: { begins_at: string; ends_at: string }
  holder: NamedHolder | undefined
  /** Number of its card in that system. */
  formerNumber: string | undefined
}

/**
 * Writes the order of a pass that was paid elsewhere: completed at a price of 0, without payment,
 * fee, tax or email. Its ticket is like a ticket sold here, with a new code; the pass need not be
 * on sale any more.
 */
export async function takeOverPass(
  ctx: TakingOverCtx,
  { buyer, productId, window, holder, formerNumber }: TakenOverPass,
  facts: Record<string, unknown>,
): Promise<void> {
  const tickets = [{ productId, quantity: 1 }]
  const planned = await planLines(ctx, tickets, new Set([productId]))
  const { orderId, reference } = await writeSale(ctx, {
    body: { ...buyer, tickets },
    cart: paidElsewhere(planned, window, ctx.timeZone),
    held: [],
    isForced: false,
    payment: { method: 'free', awaited: null },
    paidCents: 0,
    language: buyer.language,
    ownersOf: ({ type }) => nameHolder(type.identifications, holder),
    answers: noAnswers,
    isTakenOver: true,
    formerNumber,
  })
  await ctx.audit('order.taken_over', 'order', orderId, {
    orderId,
    facts: { ...facts, reference, tickets: 1 },
  })
}

/** The lines at a price of 0, without taxes, for the remaining valid time. */
function paidElsewhere(
  { business, today, lines }: Pick<PlannedCart, 'business' | 'today' | 'lines'>,
  window: TakenOverPass['window'],
  timeZone: string,
): PlannedCart {
  const taxes = { ...business.taxes, isNoTaxesSelected: true }
  const free = lines.map((line) => ({ ...line, window, unitCents: 0, grossCents: [0] }))
  const cart = { on: today, province: business.province, parts: partsOf(free, timeZone) }
  return {
    business: { ...business, taxes },
    today,
    lines: free,
    forms: [],
    priced: priceCart(cart, { taxes, fees: noFees, rebates: [] }),
    rebates: noRebates,
  }
}
