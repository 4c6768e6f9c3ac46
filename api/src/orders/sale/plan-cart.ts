import type { Kind } from '@guichet/contract/kinds.ts'
import { businessOf, type Business } from '../../businesses/public.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { fieldProblem } from '../../platform/field-problem.ts'
import { localDateOf } from '../../platform/zoned-time.ts'
import { orderMaximumCents, priceCart, sumOf, type PricedCart } from '../../pricing/public.ts'
import { planRentals } from './plan-rentals.ts'
import { planStays } from './plan-stays.ts'
import { planTickets } from './plan-tickets.ts'
import type { AskedLine, PlannedCart, PlannedLine } from './planned-cart.ts'
import { readCart } from './read-cart.ts'

const none: ReadonlySet<string> = new Set()

/**
 * What a cart is worth and what it would take, asked of the catalogue afresh. Preview, sale and
 * exchange all call this; `soldBefore` are products that an exchange keeps.
 */
export async function planCart(
  ctx: Ctx,
  cart: AskedLine[],
  soldBefore: ReadonlySet<string> = none,
): Promise<PlannedCart> {
  const business = await businessOf(ctx.db, ctx.actor.tenantId)
  const today = localDateOf(ctx.now, business.time_zone)
  const items = await readCart(ctx, cart, soldBefore)
  const stays = await planStays(ctx, items, today)
  const times = new Map([
    ...(await planTickets(ctx, items)),
    ...(await planRentals(ctx, items, soldBefore)),
    ...stays,
  ])
  const lines = items.map((item): PlannedLine => {
    const stay = stays.get(item.key)
    const planned = {
      ...item,
      ...times.get(item.key)!,
      unitCents: stay?.unitCents ?? item.unitCents!,
    }
    return stay && !item.parent
      ? { ...planned, grossCents: item.grossCents.map(() => stay.unitCents) }
      : planned
  })
  // Fees and taxes come on top: a cart at half the maximum cannot reach it.
  if (sumOf(lines.flatMap((line) => line.grossCents)) > orderMaximumCents / 2)
    throw fieldProblem('tickets', `maxPrice:${orderMaximumCents / 200}`, ctx.language)
  return { business, today, lines, priced: priceLines(business, today, lines, ctx.actor.timeZone) }
}

/**
 * The piece of the parent that a piece hangs on: parts by what each package holds, accessories on
 * the rentals in turn.
 */
export const parentOrdinal = ({ parent }: PlannedLine, ordinal: number, pieces: number): number =>
  parent!.as === 'part' ? Math.floor(ordinal / parent!.each) : ordinal % pieces

const priceLines = (
  business: Business,
  today: string,
  lines: PlannedLine[],
  timeZone: string,
): PricedCart =>
  priceCart(
    {
      on: today,
      province: business.province,
      parts: lines.flatMap((line) =>
        line.grossCents.map((grossCents, ordinal) => ({
          key: `${line.key}.${ordinal}`,
          lineKey: line.key,
          kind: line.type.kind as Kind,
          productId: line.type.id,
          grossCents,
          ...(line.parent && {
            parentKey: `${line.parent.key}.${parentOrdinal(line, ordinal, lines.find(({ key }) => key === line.parent!.key)!.quantity)}`,
          }),
          ...(line.nights !== null && { nights: line.nights }),
          ...(line.window && { useDate: localDateOf(line.window.begins_at, timeZone) }),
        })),
      ),
    },
    { taxes: business.taxes, fees: business.fees, rebates: [] },
  )
