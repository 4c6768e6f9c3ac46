import type { Kind } from '@guichet/contract/kinds.ts'
import { refundableUnit, staffRefundedUnits, type LoadedOrder } from '../orders/public.ts'
import type { Db } from '../platform/db/db.ts'
import { mustFind } from '../platform/values/must.ts'
import { refundsOfAmount, noFees, priceCart, sumOf, type RefundedItem } from '../pricing/public.ts'
import { whyPriceStays, type PriceStays } from './exchange.rules.ts'
import type { PlannedChange, PlannedExchange } from './plan-exchange.ts'

type Share = { key: string; cents: number }
export type Difference = {
  /** Charged units: one for each ticket that costs more, and the added accessories. */
  charged: ReturnType<typeof priceCart>
  back: RefundedItem[]
  /** Part of the refund that pays charges of the same exchange instead of being paid back. */
  creditedCents: number
  netCents: number
  taxes: Share[]
  totalCents: number
}
/** Line keys of the charges of a change, which is named by its place in the exchange. */
export const ticketKey = (change: number): string => `${change}.ticket`
export const addedKey = (change: number, index: number): string => `${change}.added-${index}`

/** Facts about the difference of a change. */
export type Settlement = {
  /** Reason why the price stays in any case; null when there is a difference to settle. */
  whyPriceStays: PriceStays | null
  /** Units that staff refunded: each keeps its price in every exchange. */
  refundedUnitIds: ReadonlySet<string>
}

/** Settlement of each change of an exchange. */
export async function settlementsOf(
  db: Db,
  tenantId: string,
  { loaded, changes }: PlannedExchange,
): Promise<Settlement[]> {
  const touched = changes.flatMap(({ tickets, accessories }) => [
    ...tickets.flatMap(({ unitId }) => unitsOfTickets(loaded, unitId).map(({ id }) => id)),
    ...accessories.dropped.map(({ unitId }) => unitId),
  ])
  const refunded = new Set(await staffRefundedUnits(db, tenantId, touched))
  const keepsPrice = ({ unitId }: { unitId: string }) =>
    unitsOfTickets(loaded, unitId).some(({ id }) => refunded.has(id))
  return changes.map(({ tickets, accessories, entry, isSameProduct }) => ({
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
  }))
}

/**
 * Reason why the price of a whole exchange stays; null when a change has a difference to settle.
 * Different reasons together are the one of the first change.
 */
export const whyAllStay = (settlements: readonly Settlement[]): PriceStays | null =>
  settlements.every((settlement) => settlement.whyPriceStays !== null)
    ? settlements[0]!.whyPriceStays
    : null

/** Number of tickets that keep their price because of a refund. */
export const countRefunded = (
  { changes }: PlannedExchange,
  settlements: readonly Settlement[],
): number =>
  sumOf(
    changes.map(
      ({ tickets }, place) =>
        tickets.filter(({ unitId }) => settlements[place]!.refundedUnitIds.has(unitId)).length,
    ),
  )

/**
 * Price difference of an exchange, with the current taxes for charges and the original taxes for
 * refunds. Fees are not charged again. When `settles` is false the prices stay, and additions cost
 * nothing.
 */
export function differenceOf(
  { loaded, changes, business, today }: PlannedExchange,
  settlements: readonly Settlement[],
  settles: boolean,
): Difference {
  const parts = changes.map((change, place) =>
    partsOfChange(loaded, { change, place, settlement: settlements[place]!, settles }),
  )
  const charged = priceCart(
    { on: today, province: business.province, parts: parts.flatMap((part) => part.charged) },
    { taxes: business.taxes, fees: noFees, rebates: [] },
  )
  const back = parts.flatMap((part) => part.back)
  const creditedCents = Math.min(
    charged.totals.finalCents,
    sumOf(back.map(({ totalCents }) => totalCents)),
  )
  return { charged, back, creditedCents, ...sumsOf(charged, back) }
}

type ChangeToPrice = {
  change: PlannedChange
  place: number
  settlement: Settlement
  settles: boolean
}
/** Charges and refunds of a change. */
function partsOfChange(
  loaded: LoadedOrder,
  {
    change: { tickets, entry, accessories, isSameProduct },
    place,
    settlement: { whyPriceStays: reason, refundedUnitIds },
    settles,
  }: ChangeToPrice,
) {
  const isSettled = settles && reason === null
  const isPriced = (unitId: string) => isSettled && !refundedUnitIds.has(unitId)
  const each = (unitId: string) =>
    isPriced(unitId) && !isSameProduct ? entry.unitCents - paidFor(loaded, unitId) : 0
  const ticketLine = ticketKey(place)
  return {
    charged: [
      ...tickets.flatMap(({ unitId }, i) =>
        each(unitId) > 0 ? [partOf(`${ticketLine}.${i}`, ticketLine, entry, each(unitId))] : [],
      ),
      ...accessories.added.flatMap(({ line, quantity }, i) => {
        const lineKey = addedKey(place, i)
        const cents = isSettled ? line.unitCents : 0
        return Array.from({ length: quantity }, (_, ordinal) =>
          partOf(`${lineKey}.${ordinal}`, lineKey, line, cents),
        )
      }),
    ],
    back: [
      ...tickets.flatMap(({ unitId }) =>
        refundsOfAmount(unitsOfTickets(loaded, unitId).map(refundableUnit), -each(unitId)),
      ),
      ...accessories.dropped
        .filter(({ unitId }) => isPriced(unitId))
        .flatMap(({ unitId }) => {
          const unit = refundableUnit(mustFind(loaded.units, ({ id }) => id === unitId))
          return refundsOfAmount([unit], unit.grossCents - unit.rebateCents - unit.refundedNetCents)
        }),
    ],
  }
}

const partOf = (
  key: string,
  lineKey: string,
  { type }: PlannedChange['entry'],
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
