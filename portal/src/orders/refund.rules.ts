import { dateOf } from './entry.rules.ts'
import type { Order, RefundAsk } from './orders.queries.ts'

type Bilingual = { fr: string; en: string }
/** One counted piece of an order as the refund page draws it, with the words by which the wire names it. */
export type RefundRow = {
  unitPublicId: string; title: Bilingual; under: Bilingual | null; at: string | null; slot: string | null
  paid: number; refunded: number; refundable: number
  ticketPublicId: string | null; ticketReferenceKey: string | null; isTicketVoided: boolean
  isLodging: boolean; isOpen: boolean; isFromStock: boolean
  product: RefundAsk['productsToRefund'][number] | null
  lodging: NonNullable<RefundAsk['lodgingProductsToRefund']>[number] | null
}

/** Every counted piece of the order, in the order of its lines. At cost 0 a piece is open until it is canceled. */
export function refundRows({ invoice }: Order): RefundRow[] {
  const isFree = invoice.finalCost === 0
  const isOpen = (unit: { refundable: number; isCanceled: boolean }) => (isFree ? !unit.isCanceled : unit.refundable > 0)
  return [
    ...invoice.entries.flatMap((entry) => (entry.units ?? []).map((unit): RefundRow => ({
      ...unit, unitPublicId: unit.publicId, title: entry.productTitle, under: entry.categoryTitle,
      at: dateOf(entry), slot: entry.timeslotBegin && `${entry.timeslotBegin}–${entry.timeslotEnd}`,
      isLodging: false, isFromStock: entry.kind === 'catalog_product', isOpen: entry.productId !== null && isOpen(unit), lodging: null,
      product: entry.productId === null ? null : {
        productId: entry.productId, refundPercentage: 100, activationDateTimeUtc: entry.activationDateTimeUtc,
        timeslotBegin: entry.timeslotBegin, timeslotEnd: entry.timeslotEnd, unitPublicId: unit.publicId,
      },
    }))),
    ...invoice.lodgingEntries.flatMap((entry) => (entry.units ?? []).map((unit): RefundRow => ({
      ...unit, unitPublicId: unit.publicId, title: entry.name, under: entry.categoryName, at: entry.checkInDateTime, slot: null,
      isLodging: true, isFromStock: false, isOpen: isOpen(unit), product: null,
      lodging: { productPublicId: entry.productPublicId, refundPercentage: 100, checkInDateTime: entry.checkInDateTime, unitPublicId: unit.publicId },
    }))),
  ]
}

/** What was ticked: percentage as typed, by unit. */
export type Picked = Readonly<Record<string, string>>
export const percentOf = (typed: string): number | null => {
  if (!/^\d+$/.test(typed.trim())) return null
  const percent = Number(typed)
  // More than everything is everything. Source: specification 1, section 5.
  return percent < 1 ? null : Math.min(percent, 100)
}

/** The request for the ticked rows, in their order; null while one of them lacks a good percentage or none is ticked. */
export function askFor(orderPublicId: string, rows: readonly RefundRow[], picked: Picked): RefundAsk | null {
  const chosen = rows.filter(({ unitPublicId }) => unitPublicId in picked)
  if (chosen.length === 0 || chosen.some(({ unitPublicId }) => percentOf(picked[unitPublicId]!) === null)) return null
  const at = (row: RefundRow) => ({ refundPercentage: percentOf(picked[row.unitPublicId]!)! })
  return {
    orderPublicId,
    productsToRefund: chosen.flatMap((row) => (row.product ? [{ ...row.product, ...at(row) }] : [])),
    lodgingProductsToRefund: chosen.flatMap((row) => (row.lodging ? [{ ...row.lodging, ...at(row) }] : [])),
    isRefundingAll: false,
  }
}
export const askForRest = (orderPublicId: string): RefundAsk => ({ orderPublicId, productsToRefund: [], lodgingProductsToRefund: [], isRefundingAll: true })

/** Default is no answer: it must be changed before the refund can be confirmed. */
export type DeleteChoice = 'default' | 'yes' | 'no'
export type DeleteChoices = Readonly<Record<string, DeleteChoice>>
/** The tickets and bookings to ask about: those of the ticked rows, or of all rows, that still stand. */
export const deletableRows = (rows: readonly RefundRow[], picked: Picked | null) =>
  rows.filter((row) => row.ticketPublicId !== null && !row.isTicketVoided && (picked === null || row.unitPublicId in picked))
export const areAllChosen = (rows: readonly RefundRow[], choices: DeleteChoices) => rows.every(({ unitPublicId }) => (choices[unitPublicId] ?? 'default') !== 'default')
export function deletions(rows: readonly RefundRow[], choices: DeleteChoices) {
  const gone = rows.filter(({ unitPublicId, ticketPublicId }) => ticketPublicId !== null && choices[unitPublicId] === 'yes')
  const ids = (isLodging: boolean) => gone.filter((row) => row.isLodging === isLodging).map(({ ticketPublicId }) => ticketPublicId!)
  return { ticketPublicIdsToBeDeleted: ids(false), bookingPublicIdsToBeDeleted: ids(true) }
}

/** Whether products would come back to their shelf: pieces that are given back whole. */
export const hasReturns = (rows: readonly RefundRow[], picked: Picked | null): boolean =>
  rows.some((row) => row.isFromStock && row.isOpen && (picked === null || percentOf(picked[row.unitPublicId] ?? '') === 100))
