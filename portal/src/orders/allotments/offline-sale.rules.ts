import type { Call, Reply } from '@guichet/contract/endpoint.ts'
import { centsOf } from '@guichet/contract/money.ts'
import type { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { cashTaken, type CashPaid } from '../../domain/pay/cash-paid.rules.ts'
import { paidBody } from '../../domain/pay/paid-by.rules.ts'
import type { PortalProblem } from '../../kit/api/api-error.ts'
import { isApiError } from '../../kit/api/api-error.ts'
import { isRefused } from '../sale-outcome.rules.ts'
import {
  seatsFor,
  seatsLeft,
  totalOf,
  type Allotment,
  type OwnSlot,
  type PricedParty,
  type Quantities,
  type Seat,
} from './allotment.rules.ts'

type Body = Call<typeof settleAllotmentSale>['body']
type SettleReply = Reply<typeof settleAllotmentSale>
/** Data of a sale for its list and its prints, stored in case its allotment is gone. */
type SaleDisplay = Pick<
  OwnSlot,
  'activityTitle' | 'startDateTimeUtc' | 'timeslotBegin' | 'timeslotEnd'
> & {
  lines: { title: PriceTitle; count: number; price: number }[]
  tickets: { title: PriceTitle; ticketReferenceKey: string; barcode: string }[]
  totals: Omit<PricedParty, 'quantities'>
  taxes: Allotment['priceTables'][number]['taxes']
  cash: CashPaid | null
}
type PriceTitle = Allotment['priceTables'][number]['types'][number]['title']
/**
 * A sale made without a network: it waits to be settled, was settled, or was `refused`. `dealtWith`
 * is a refused sale that the staff resolved in another way. The seats of any of them are never sold
 * again.
 */
export type OfflineSale = {
  allotmentPublicId: string
  body: Body
  shown: SaleDisplay
  state: 'waiting' | 'settled' | 'refused' | 'dealtWith'
  /** The order, once settled. */
  order?: SettleReply
  /** The reason of the server, if `state` is `refused`. */
  problem?: PortalProblem
}

export type PaymentOfSale = {
  method: 'cash' | 'other'
  tenderedCents?: number
  reference?: string
}
type SaleRequest = { slot: OwnSlot; quantities: Quantities; paid: PaymentOfSale }
type Mark = { publicId: string; at: string }
/** The sale as stored and sent; null if the party has no price or too few seats are left. */
export function newSale(
  { slot, quantities, paid }: SaleRequest,
  sales: readonly OfflineSale[],
  { publicId, at }: Mark,
): OfflineSale | null {
  const left = seatsLeft(slot, sales)
  const seats = seatsFor(slot.table, quantities, left)
  const party = totalOf(slot.table, quantities, left.length)
  if (!seats || !party) return null
  const { quantities: _quantities, ...totals } = party
  return {
    allotmentPublicId: slot.allotmentPublicId,
    state: 'waiting',
    body: {
      publicId,
      soldDateTimeUtc: at,
      timeslotPublicId: slot.timeslotPublicId,
      seats,
      expectedFinalCost: totals.finalCost,
      payment: paidBody(paid),
    },
    shown: {
      activityTitle: slot.activityTitle,
      startDateTimeUtc: slot.startDateTimeUtc,
      timeslotBegin: slot.timeslotBegin,
      timeslotEnd: slot.timeslotEnd,
      lines: slot.table.types.flatMap(({ title, price }, place) =>
        quantities[place] ? [{ title, price, count: quantities[place] }] : [],
      ),
      tickets: seats.map((seat, i) => ticketOf(slot, seat, left[i]!)),
      totals,
      taxes: slot.table.taxes,
      cash: cashOf(paid, totals.finalCost),
    },
  }
}
const ticketOf = (
  { table }: OwnSlot,
  { productId }: { productId: string },
  { ticketReferenceKey, barcode }: Seat,
) => ({
  title: table.types.find((type) => type.productId === productId)!.title,
  ticketReferenceKey,
  barcode,
})
/** Without a tendered amount, the cash received is the exact amount due. */
function cashOf(
  { method, tenderedCents }: SaleRequest['paid'],
  finalCost: number,
): CashPaid | null {
  if (method !== 'cash') return null
  const { tendered, change, ...paid } = cashTaken(centsOf(finalCost), tenderedCents ?? 0)
  return tenderedCents === undefined ? paid : { ...paid, tendered, change }
}

/** Adds a sale; null if another page of this device has sold one of its seats since. */
export function withSale(sales: readonly OfflineSale[], sale: OfflineSale): OfflineSale[] | null {
  const seatsOf = ({ body }: OfflineSale) => body.seats.map(({ ticketPublicId }) => ticketPublicId)
  const sold = new Set(sales.flatMap(seatsOf))
  return seatsOf(sale).some((seat) => sold.has(seat)) ? null : [...sales, sale]
}
/** Sales to send, oldest first. */
export const waitingOf = (sales: readonly OfflineSale[]): OfflineSale[] =>
  sales
    .filter(({ state }) => state === 'waiting')
    .sort((a, b) => (a.body.soldDateTimeUtc < b.body.soldDateTimeUtc ? -1 : 1))
/** Sales without an order, waiting or refused: their money is recorded only here. */
export const unsettledOf = (sales: readonly OfflineSale[]): OfflineSale[] =>
  sales.filter(({ state }) => state === 'waiting' || state === 'refused')

type Change = Pick<OfflineSale, 'state'> & Partial<Pick<OfflineSale, 'order' | 'problem'>>
/** Stores the outcome of one sale. */
export const withOutcome = (
  sales: readonly OfflineSale[],
  publicId: string,
  change: Change,
): OfflineSale[] =>
  sales.map((sale) => {
    if (sale.body.publicId !== publicId) return sale
    const { problem: _problem, ...rest } = sale
    return { ...rest, ...change }
  })

/** Problems that apply to all sales until the clerk acts, not to this sale. */
const ofAllSales = ['NoOpenTill', 'NoAccess', 'ForgedActor'] as const
/**
 * A sale that the server refuses is skipped. Any other error stops the sending, and the sale stays
 * in the queue.
 */
export const isPassedOver = (error: unknown): boolean =>
  isRefused(error) && !isApiError(error, ...ofAllSales)

/**
 * Sales that stay on this device when an allotment is returned or its day is over: those without an
 * order, and those of allotments that are still here.
 */
export const salesToKeep = (
  sales: readonly OfflineSale[],
  allotments: readonly Pick<Allotment, 'publicId'>[],
): OfflineSale[] => {
  const here = new Set(allotments.map(({ publicId }) => publicId))
  const unsettled = new Set(unsettledOf(sales))
  return sales.filter((sale) => unsettled.has(sale) || here.has(sale.allotmentPublicId))
}
