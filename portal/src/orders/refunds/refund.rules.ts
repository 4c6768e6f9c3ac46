import { centsOf, toCents, toDollars } from '@guichet/contract/money.ts'
import type { TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import type { Piece } from '../entry.rules.ts'
import type { Order, RefundRequest } from '../orders.queries.ts'

type Bilingual = { fr: string; en: string }
/** When a piece takes place: the current time of its ticket, or the nights of a stay. */
export type When =
  | { of: 'ticket'; time: TicketTime; wasMoved: boolean }
  | { of: 'stay'; checkInDate: string; checkOutDate: string }
/** A ticket or booking that a refund may cancel. */
export type DeletableItem = {
  key: string
  unitPublicId: string
  title: Bilingual
  when: When | null
  reference: string | null
  ticketPublicId: string | null
  bookingPublicId: string | null
  /** Set while the equipment is out or the guests are in: cancelling also records a return. */
  withClient: Piece['withClient']
  usedDateTimeUtc: Piece['usedDateTimeUtc']
  /** Resource that a cancellation frees; `nothing` for tickets for any time or without a date. */
  holds: 'spot' | 'equipment' | 'unit' | 'nothing'
}
/** A unit of an order as shown on the refund page, with the fields that identify it in the API. */
export type RefundRow = {
  unitPublicId: string
  title: Bilingual
  under: Bilingual | null
  when: When | null
  /** Price in dollars, taxes included. */
  price: number
  /** The order has no balance left to pay. */
  isPaidUp: boolean
  refunded: number
  refundable: number
  ticketReferenceKey: string | null
  isTicketVoided: boolean
  withClient?: Piece['withClient']
  usedDateTimeUtc?: Piece['usedDateTimeUtc']
  /** Set on a supplement of an exchange: it is refunded with the piece that it was charged for. */
  supplementTo?: { unitPublicId: string; ticketReferenceKey: string | null } | undefined
  /** Valid tickets and bookings of the piece, including those of the parts of a package. */
  cancellable: readonly DeletableItem[]
  isOpen: boolean
  isFromStock: boolean
  product: RefundRequest['productsToRefund'][number] | null
  lodging: NonNullable<RefundRequest['lodgingProductsToRefund']>[number] | null
}

/**
 * All units of the order, in the order of its lines. Units of a free order are open until they are
 * cancelled.
 */
export function refundRows({ invoice, balance, totalPaid, isFree }: Order): RefundRow[] {
  const isPaidUp = totalPaid > 0 && (!balance || balance.owed <= 0)
  const isOpen = (unit: { refundable: number; isCanceled: boolean }) =>
    isFree ? !unit.isCanceled : unit.refundable > 0
  return [
    ...invoice.entries.flatMap((entry) =>
      (entry.units ?? []).map((unit): RefundRow => ({
        ...unit,
        isPaidUp,
        unitPublicId: unit.publicId,
        price: unit.paid,
        cancellable: deletableOf(entry, unit),
        title: unit.exchangedFor?.productTitle ?? entry.productTitle,
        under: unit.exchangedFor?.categoryTitle ?? entry.categoryTitle,
        when: whenOf(unit),
        isFromStock: entry.kind === 'catalog_product',
        isOpen: entry.productId !== null && isOpen(unit),
        lodging: null,
        product:
          entry.productId === null
            ? null
            : {
                productId: entry.productId,
                refundPercentage: 100,
                activationDateTimeUtc: entry.activationDateTimeUtc,
                timeslotBegin: entry.timeslotBegin,
                timeslotEnd: entry.timeslotEnd,
                unitPublicId: unit.publicId,
              },
      })),
    ),
    ...invoice.lodgingEntries.flatMap((entry) =>
      (entry.units ?? []).map((unit): RefundRow => ({
        ...unit,
        isPaidUp,
        unitPublicId: unit.publicId,
        price: unit.paid,
        title: entry.name,
        under: entry.categoryName,
        when: stayOf(entry),
        cancellable: standingOn(unit, unit.publicId, {
          title: entry.name,
          when: stayOf(entry),
          holds: 'unit',
        }),
        isFromStock: false,
        isOpen: isOpen(unit),
        product: null,
        lodging: {
          productPublicId: entry.productPublicId,
          refundPercentage: 100,
          checkInDateTime: entry.checkInDateTime,
          unitPublicId: unit.publicId,
        },
      })),
    ),
  ]
}

type TiedUnit = Omit<Piece, 'refunded'> & { ticketPublicId: string | null }
type Entry = Order['invoice']['entries'][number]
const whenOf = ({ time, moved }: Pick<TiedUnit, 'time' | 'moved'>): When | null =>
  time && time.standing !== 'anytime' ? { of: 'ticket', time, wasMoved: moved !== null } : null
const stayOf = (stay: { checkInDate: string; checkOutDate: string }): When => ({
  of: 'stay',
  checkInDate: stay.checkInDate,
  checkOutDate: stay.checkOutDate,
})
const heldBy = (
  { kind, timeslotBegin }: { kind: string; timeslotBegin: string | null },
  { time }: Pick<TiedUnit, 'time'>,
): DeletableItem['holds'] => {
  if (kind === 'lodging') return 'unit'
  if (time?.standing !== 'set') return 'nothing'
  if (kind === 'equipment_rental') return 'equipment'
  return timeslotBegin === null ? 'nothing' : 'spot'
}
const standingOn = (
  unit: TiedUnit,
  unitPublicId: string,
  description: Pick<DeletableItem, 'title' | 'when' | 'holds'>,
): DeletableItem[] => {
  const ticketPublicId = unit.isTicketVoided ? null : unit.ticketPublicId
  return (ticketPublicId ?? unit.bookingPublicId)
    ? [
        {
          key: unit.publicId,
          unitPublicId,
          ...description,
          reference: unit.ticketReferenceKey,
          ticketPublicId,
          bookingPublicId: unit.bookingPublicId,
          withClient: unit.withClient,
          usedDateTimeUtc: unit.usedDateTimeUtc,
        },
      ]
    : []
}
/**
 * Valid tickets of a unit. For a package these include the tickets of its parts: the units of a
 * part are stored package by package.
 */
const deletableOf = (entry: Entry, unit: TiedUnit & { ordinal: number }): DeletableItem[] => [
  ...standingOn(unit, unit.publicId, {
    title: unit.exchangedFor?.productTitle ?? entry.productTitle,
    when: whenOf(unit),
    holds: heldBy(entry, unit),
  }),
  ...(entry.parts ?? []).flatMap((part) => {
    const each = part.count / entry.count
    return (part.units ?? [])
      .slice(unit.ordinal * each, (unit.ordinal + 1) * each)
      .flatMap((item) =>
        standingOn(item, unit.publicId, {
          title: item.exchangedFor?.productTitle ?? part.title,
          when:
            part.checkInDate && part.checkOutDate
              ? stayOf({ checkInDate: part.checkInDate, checkOutDate: part.checkOutDate })
              : whenOf(item),
          holds: heldBy(part, item),
        }),
      )
  }),
]

/** Picked rows: the percentage as typed, by unit. */
export type PercentByUnit = Readonly<Record<string, string>>
export const percentOf = (typed: string): number | null => {
  if (!/^\d+$/.test(typed.trim())) return null
  const percent = Number(typed)
  return percent < 1 || percent > 100 ? null : percent
}

/** Amount as typed, shared over the picked rows; null when the refund is by percentages. */
export type Amount = string | null
/** Whether the text is an amount above 0. */
export const isAmount = (typed: string): boolean => (toCents(typed) ?? 0) > 0

/**
 * Request for the picked rows, in their order; null if a percentage or the amount is invalid, or
 * nothing is picked.
 */
export function refundRequestOf(
  orderPublicId: string,
  rows: readonly RefundRow[],
  picked: PercentByUnit,
  amount: Amount = null,
): RefundRequest | null {
  const chosen = rows.filter(({ unitPublicId }) => unitPublicId in picked)
  const percentFor = ({ unitPublicId }: RefundRow) =>
    amount === null ? percentOf(picked[unitPublicId]!) : 100
  const isAmountBad = amount !== null && !isAmount(amount)
  if (chosen.length === 0 || isAmountBad || chosen.some((row) => percentFor(row) === null))
    return null
  const at = (row: RefundRow) => ({ refundPercentage: percentFor(row)! })
  return {
    ...(amount !== null && { amount: amount.trim() }),
    orderPublicId,
    productsToRefund: chosen.flatMap((row) =>
      row.product ? [{ ...row.product, ...at(row) }] : [],
    ),
    lodgingProductsToRefund: chosen.flatMap((row) =>
      row.lodging ? [{ ...row.lodging, ...at(row) }] : [],
    ),
    isRefundingAll: false,
  }
}
/** Picked rows of a refund by amount: `100` for those refunded in full, `1` for the others. */
export const pickedByAmount = (
  rows: readonly RefundRow[],
  picked: PercentByUnit,
  amounts: ReadonlyMap<string, number>,
): PercentByUnit =>
  Object.fromEntries(
    rows
      .filter(({ unitPublicId }) => unitPublicId in picked)
      .map(({ unitPublicId, refundable }) => [
        unitPublicId,
        amounts.get(unitPublicId) === refundable ? '100' : '1',
      ]),
  )
export const restRequestOf = (orderPublicId: string): RefundRequest => ({
  orderPublicId,
  productsToRefund: [],
  lodgingProductsToRefund: [],
  isRefundingAll: true,
})

/** Sum of earlier refunds in dollars, whether paid back or deducted from the balance. */
export const refundedBefore = ({
  totalRefunded,
  totalCredited = 0,
}: Pick<Order, 'totalRefunded' | 'totalCredited'>): number =>
  toDollars(centsOf(totalRefunded) + centsOf(totalCredited))

/** Picks or unpicks a piece together with the supplements of its exchanges. */
export const withSupplements = (
  rows: readonly RefundRow[],
  picked: PercentByUnit,
  unitPublicId: string,
  percent: string | null,
): PercentByUnit => {
  const ids = rows
    .filter((row) => row.isOpen && row.supplementTo?.unitPublicId === unitPublicId)
    .map((row) => row.unitPublicId)
  const others = Object.fromEntries(
    Object.entries(picked).filter(([id]) => id !== unitPublicId && !ids.includes(id)),
  )
  return percent === null
    ? others
    : { ...others, ...Object.fromEntries([unitPublicId, ...ids].map((id) => [id, percent])) }
}

/** Whether the refund returns products to stock, which only full refunds do. */
export const hasReturns = (rows: readonly RefundRow[], picked: PercentByUnit | null): boolean =>
  rows.some(
    (row) =>
      row.isFromStock &&
      row.isOpen &&
      (picked === null || percentOf(picked[row.unitPublicId] ?? '') === 100),
  )

/** Part of a refund that is paid back, in dollars; the rest reduces the unpaid balance. */
export const returnedOf = ({
  finalCost,
  credited = 0,
}: {
  finalCost: number
  credited?: number | undefined
}): number => toDollars(centsOf(finalCost) - centsOf(credited))
