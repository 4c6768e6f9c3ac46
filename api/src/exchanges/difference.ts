import type { Kind } from '@guichet/contract/kinds.ts'
import { refundableUnit, staffRefundedUnits, type LoadedOrder } from '../orders/public.ts'
import type { Db } from '../platform/db/db.ts'
import { mustFind } from '../platform/values/must.ts'
import { refundsOfAmount, noFees, priceCart, sumOf, type RefundedItem } from '../pricing/public.ts'
import { whyPriceStays, type PriceStays } from './exchange.rules.ts'
import type { PlannedExchange } from './plan-exchange.ts'

type Share = { key: string; cents: number }
export type Difference = {
  /** Charged units: one for each ticket that costs more, and the added accessories. */
  charged: ReturnType<typeof priceCart>
  back: RefundedItem[]
  netCents: number
  taxes: Share[]
  totalCents: number
}
export const ticketKey = 'ticket'
export const addedKey = (index: number): string => `added-${index}`

/** Facts about the difference of an exchange. */
export type Settlement = {
  /** Reason why the price stays in any case; null when there is a difference to settle. */
  whyPriceStays: PriceStays | null
  /** Units that staff refunded: each keeps its price in every exchange. */
  refundedUnitIds: ReadonlySet<string>
}

export async function settlementOf(
  db: Db,
  tenantId: string,
  plan: PlannedExchange,
): Promise<Settlement> {
  const { loaded, tickets, accessories, entry, isSameProduct } = plan
  const touched = tickets.flatMap(({ unitId }) =>
    unitsOfTickets(loaded, unitId).map(({ id }) => id),
  )
  const dropped = accessories.dropped.map(({ unitId }) => unitId)
  const refunded = new Set(await staffRefundedUnits(db, tenantId, [...touched, ...dropped]))
  const keepsPrice = ({ unitId }: { unitId: string }) =>
    unitsOfTickets(loaded, unitId).some(({ id }) => refunded.has(id))
  return {
    refundedUnitIds: new Set(
      [...tickets, ...accessories.dropped].filter(keepsPrice).map(({ unitId }) => unitId),
    ),
    whyPriceStays: whyPriceStays({
      listCents: entry.unitCents,
      paidCents: tickets
        .filter((ticket) => !keepsPrice(ticket))
        .map(({ unitId }) => paidFor(loaded, unitId)),
      accessories: accessories.added.length + accessories.dropped.length,
      isSameProduct,
      isInPackage: tickets.some((ticket) => ticket.isInPackage),
    }),
  }
}

/** Number of tickets that keep their price because of a refund. */
export const countRefunded = (
  { tickets }: PlannedExchange,
  { refundedUnitIds }: Settlement,
): number => tickets.filter(({ unitId }) => refundedUnitIds.has(unitId)).length

/**
 * Price difference of an exchange, with the current taxes for charges and the original taxes for
 * refunds. Fees are not charged again. When `isSettled` is false the price stays, and additions
 * cost nothing.
 */
export function differenceOf(
  { loaded, tickets, entry, accessories, business, today, isSameProduct }: PlannedExchange,
  { refundedUnitIds }: Settlement,
  isSettled: boolean,
): Difference {
  const isPriced = (unitId: string) => isSettled && !refundedUnitIds.has(unitId)
  const each = (unitId: string) =>
    isPriced(unitId) && !isSameProduct ? entry.unitCents - paidFor(loaded, unitId) : 0
  const parts = [
    ...tickets.flatMap(({ unitId }, i) =>
      each(unitId) > 0 ? [partOf(`${ticketKey}.${i}`, ticketKey, entry, each(unitId))] : [],
    ),
    ...accessories.added.flatMap(({ line, quantity }, i) =>
      Array.from({ length: quantity }, (_, ordinal) =>
        partOf(`${addedKey(i)}.${ordinal}`, addedKey(i), line, isSettled ? line.unitCents : 0),
      ),
    ),
  ]
  const charged = priceCart(
    { on: today, province: business.province, parts },
    { taxes: business.taxes, fees: noFees, rebates: [] },
  )
  const back = [
    ...tickets.flatMap(({ unitId }) =>
      refundsOfAmount(unitsOfTickets(loaded, unitId).map(refundableUnit), -each(unitId)),
    ),
    ...accessories.dropped
      .filter(({ unitId }) => isPriced(unitId))
      .flatMap(({ unitId }) => {
        const unit = refundableUnit(mustFind(loaded.units, ({ id }) => id === unitId))
        return refundsOfAmount([unit], unit.grossCents - unit.rebateCents - unit.refundedNetCents)
      }),
  ]
  return { charged, back, ...sumsOf(charged, back) }
}

const partOf = (
  key: string,
  lineKey: string,
  { type }: PlannedExchange['entry'],
  grossCents: number,
) => ({ key, lineKey, kind: type.kind as Kind, productId: type.id, grossCents })

/** The sold unit, and later charges for it. */
const unitsOfTickets = ({ units }: LoadedOrder, unitId: string) =>
  units.filter(
    (unit) => unit.id === unitId || (unit.kind === 'adjustment' && unit.parent_unit_id === unitId),
  )

/** Price paid for a unit before rebates, without refunds of exchanges, in cents. */
const paidFor = (loaded: LoadedOrder, unitId: string): number =>
  sumOf(
    unitsOfTickets(loaded, unitId)
      .map(refundableUnit)
      .map((unit) => unit.grossCents - unit.refundedNetCents),
  )

function sumsOf(charged: Difference['charged'], back: readonly RefundedItem[]) {
  const shares = [
    ...charged.taxes.map(({ key, cents }) => ({ key, cents })),
    ...back.flatMap(({ taxes }) => taxes.map(({ key, cents }) => ({ key, cents: -cents }))),
  ]
  const netCents = charged.totals.entriesCents - sumOf(back.map((item) => item.netCents))
  const taxes = [...Map.groupBy(shares, ({ key }) => key)].map(([key, same]) => ({
    key,
    cents: sumOf(same.map(({ cents }) => cents)),
  }))
  return { netCents, taxes, totalCents: netCents + sumOf(taxes.map(({ cents }) => cents)) }
}
