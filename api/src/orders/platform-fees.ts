import {
  collectedFeePostings,
  feeGivenBack,
  FeeAmounts,
  feeTotal,
  pieceOf,
  PlatformFee,
  platformFeePostings,
  reversed,
  sumOf,
  type Posting,
} from '../pricing/public.ts'
import { paidCentsOf } from './balance.rules.ts'
import type { LoadedOrder } from './load-orders.db.ts'
import { isLive } from './refunds/live-refunds.rules.ts'

type FeeRow = { platform_fee: unknown }
const feeOf = ({ platform_fee: fee }: FeeRow): PlatformFee | null =>
  fee === null ? null : PlatformFee.parse(fee)
/** Part of the platform fee that a refund returned; null when there is no fee. */
export const returnedFeeOf = ({ platform_fee: fee }: FeeRow): FeeAmounts | null =>
  fee === null ? null : FeeAmounts.parse(fee)

const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null)

/** Postings of the platform fee that invoices owe. */
export const chargedPostings = (invoices: readonly FeeRow[]): Posting[][] =>
  known(invoices.map(feeOf)).map(platformFeePostings)

/** Postings of the part that is no longer owed. */
export const returnedFeePostings = (given: FeeAmounts | null): Posting[][] =>
  given ? [reversed(platformFeePostings(given))] : []

/** Postings of the amount that the provider handed over, or took back when it is below 0. */
export const collectedPostings = (cents: number): Posting[][] => {
  if (cents === 0) return []
  return [cents > 0 ? collectedFeePostings(cents) : reversed(collectedFeePostings(-cents))]
}

/** Proportional share of the platform fee that a payment through a provider collects, in cents. */
export const collectedShare = (
  fee: PlatformFee | null,
  { paid, final }: { paid: number; final: number },
): number => (fee ? pieceOf(feeTotal(fee), { before: 0, piece: paid, whole: final }) : 0)

/** Share of the platform fee that a payment of the balance collects, in cents. */
export function collectedOfBalance({ invoices, payments }: LoadedOrder, paid: number): number {
  const cents = sumOf(known(invoices.map(feeOf)).map(feeTotal))
  const whole = sumOf(invoices.map((invoice) => invoice.final_cents))
  return pieceOf(cents, { before: paidCentsOf(payments), piece: paid, whole })
}

type Item = { unitId: string; netCents: number }
/** Share of the platform fee that a refund returns, proportional to the refunded base. */
export function feeGoingBack(
  { invoices, units, refunds }: LoadedOrder,
  items: readonly Item[],
): FeeAmounts | null {
  if (invoices.every((invoice) => invoice.platform_fee === null)) return null
  const asked = new Map(items.map(({ unitId, netCents }) => [unitId, netCents]))
  const refundedOf = (invoiceId: string) =>
    sumOf(
      units
        .filter((unit) => unit.invoice_id === invoiceId && unit.kind !== 'fee')
        .map(
          ({ id, refunded_cents: cents, taxes }) =>
            cents - sumOf(taxes.map((tax) => tax.refundedCents)) + (asked.get(id) ?? 0),
        ),
    )
  return feeGivenBack(
    invoices.flatMap((invoice) => {
      const fee = feeOf(invoice)
      return fee ? [{ fee, refundedCents: refundedOf(invoice.id) }] : []
    }),
    known(refunds.filter(isLive).map(returnedFeeOf)),
  )
}
