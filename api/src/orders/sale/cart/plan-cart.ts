import type { Kind } from '@guichet/contract/kinds.ts'
import { businessOf } from '../../../businesses/public.ts'
import { allOrFirstError } from '../../../platform/db/all-or-first-error.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import { fieldProblem } from '../../../platform/http/field-problem.ts'
import { mustFind, mustGet } from '../../../platform/values/must.ts'
import { localDateOf } from '../../../platform/values/zoned-time.ts'
import { orderMaximumCents, priceCart, sumOf } from '../../../pricing/public.ts'
import {
  noRebates,
  rebateCandidates,
  rebatesOfCart,
  type CartRebates,
  type RebateRequest,
} from '../../../rebates/public.ts'
import { formsOf } from '../form-answers.ts'
import { collectUnknownCodes } from '../slow-guesses.ts'
import { planRentals } from './plan-rentals.ts'
import { planStays } from './plan-stays.ts'
import { planTickets } from './plan-tickets.ts'
import type { LineRequest, PlannedCart, PlannedLine, PlanningCtx } from './planned-cart.ts'
import { readCart } from './read-cart.ts'

type Circumstances = {
  /** Products of the original sale, which an exchange may use although they are off sale. */
  soldBefore?: ReadonlySet<string>
  /** Absent when nothing is sold. */
  rebates?: RebateRequest
}

/** Plans the lines of a cart with the current catalogue and calendar, before pricing. */
export async function planLines(
  ctx: PlanningCtx,
  cart: LineRequest[],
  soldBefore: ReadonlySet<string> = new Set(),
): Promise<Omit<PlannedCart, 'priced' | 'rebates'>> {
  const [business, items] = await allOrFirstError([
    businessOf(ctx.db, ctx.tenantId),
    readCart(ctx, cart, soldBefore),
  ])
  const today = localDateOf(ctx.now, business.time_zone)
  const [tickets, rentals, stays, forms] = await allOrFirstError([
    planTickets(ctx, items),
    planRentals(ctx, items, soldBefore),
    planStays(ctx, items, today),
    formsOf(ctx.db, ctx.tenantId, items),
  ])
  const times = new Map([...tickets, ...rentals, ...stays])
  const lines = items.map((item): PlannedLine => {
    const stay = stays.get(item.key)
    const planned = {
      ...item,
      ...mustGet(times, item.key),
      unitCents: stay?.unitCents ?? item.unitCents!,
    }
    return stay && !item.parent
      ? { ...planned, grossCents: item.grossCents.map(() => stay.unitCents) }
      : planned
  })
  return { business, today, lines, forms }
}

/** Plans and prices a cart with the current catalogue. Preview, sale and exchange all call this. */
export async function planCart(
  ctx: Ctx,
  cart: LineRequest[],
  { soldBefore, rebates: wanted }: Circumstances = {},
): Promise<PlannedCart> {
  const [planned, rows] = await allOrFirstError([
    planLines(ctx, cart, soldBefore),
    wanted ? rebateCandidates(ctx, wanted) : [],
  ])
  const { business, today, lines } = planned
  // Fees and taxes are added later: a cart at half the maximum cannot reach it.
  if (sumOf(lines.flatMap((line) => line.grossCents)) > orderMaximumCents / 2)
    throw fieldProblem('tickets', `maxPrice:${orderMaximumCents / 200}`, ctx.language)
  const parts = partsOf(lines, ctx.timeZone)
  const priceWith = ({ shares, prepaidTaxes }: Pick<CartRebates, 'shares' | 'prepaidTaxes'>) =>
    priceCart(
      { on: today, province: business.province, parts },
      { taxes: business.taxes, fees: business.fees, rebates: shares, prepaidTaxes },
    )
  const rebates = wanted
    ? await rebatesOfCart(ctx, wanted, {
        rows,
        parts,
        today,
        combinesByDefault: business.rebatesCombine,
        finalCostOf: (chosen) => priceWith(chosen).totals.finalCents,
      })
    : noRebates
  collectUnknownCodes(rebates.results)
  return { ...planned, priced: priceWith(rebates), rebates }
}

/**
 * Ordinal of the parent of an item: parts are assigned by the quantity per package, accessories to
 * the rentals in turn.
 */
export const parentOrdinal = ({ parent }: PlannedLine, ordinal: number, pieces: number): number =>
  parent!.as === 'part' ? Math.floor(ordinal / parent!.each) : ordinal % pieces

/** Units of the lines, in the form that pricing needs. */
export const partsOf = (lines: PlannedLine[], timeZone: string) =>
  lines.flatMap((line) =>
    line.grossCents.map((grossCents, ordinal) => ({
      key: `${line.key}.${ordinal}`,
      lineKey: line.key,
      kind: line.type.kind as Kind,
      productId: line.type.id,
      grossCents,
      ...(line.parent && {
        parentKey: `${line.parent.key}.${parentOrdinal(line, ordinal, mustFind(lines, ({ key }) => key === line.parent!.key).quantity)}`,
      }),
      ...(line.nights !== null && { nights: line.nights }),
      ...(line.window && { useDate: localDateOf(line.window.begins_at, timeZone) }),
    })),
  )
