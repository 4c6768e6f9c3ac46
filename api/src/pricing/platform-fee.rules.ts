import type { Province } from '@guichet/contract/businesses/provinces.ts'
import { z } from 'zod'
import { sumOf } from './cart.rules.ts'
import { halfUp, rateOf } from './rounding.rules.ts'
import { ruleSetOf } from './tax-rules.rules.ts'

/** A fee before taxes, and each tax on it, in cents. */
export const FeeAmounts = z.strictObject({
  cents: z.int().nonnegative(),
  taxes: z.array(z.strictObject({ key: z.string(), cents: z.int().nonnegative() })),
})
export type FeeAmounts = z.output<typeof FeeAmounts>
/** Platform fee of an invoice, as stored with the sale. */
export const PlatformFee = FeeAmounts.extend({ rateMilli: z.int(), baseCents: z.int() })
export type PlatformFee = z.output<typeof PlatformFee>

/** Taxes that a business can claim back. The others depend on the kind and place of the supply. */
const claimable: ReadonlySet<string> = new Set(['GST', 'HST', 'QST'])

type FeeBase = { baseCents: number; rateMilli: number; province: Province; on: string }
/**
 * Platform fee of a sale: a rate on the price after rebates and before taxes, and the taxes of the
 * business's province on it, each half-up. Null when it is 0. Source: docs/decisions.md 4.
 */
export function platformFeeOf({ baseCents, rateMilli, province, on }: FeeBase): PlatformFee | null {
  const cents = rateOf(baseCents, rateMilli)
  if (cents === 0) return null
  const taxes = ruleSetOf(province, on)
    .rates.filter(({ key }) => claimable.has(key))
    .map((tax) => ({ key: tax.key, cents: rateOf(cents, tax.rateMilli) }))
  return { rateMilli, baseCents, cents, taxes }
}

/** A fee with its taxes, in cents. */
export const feeTotal = ({ cents, taxes }: FeeAmounts): number =>
  cents + sumOf(taxes.map((tax) => tax.cents))

/**
 * Share of `cents` for the part `piece` of `whole` that follows `before`: proportional to the
 * running total, so that the shares of all parts add up.
 */
export function pieceOf(
  cents: number,
  { before, piece, whole }: { before: number; piece: number; whole: number },
): number {
  if (whole === 0) return 0
  const upTo = (part: number) => halfUp(BigInt(cents) * BigInt(part), BigInt(whole))
  return upTo(Math.min(before + piece, whole)) - upTo(Math.min(before, whole))
}

/**
 * Fee that is no longer owed after refunds of the base, less what was returned before: the refund
 * of the last cent returns the rest.
 */
export function feeGivenBack(
  fees: readonly { fee: PlatformFee; refundedCents: number }[],
  before: readonly FeeAmounts[],
): FeeAmounts | null {
  const back = (pick: (fee: FeeAmounts) => number): number => {
    const owedLess = sumOf(
      fees.map(({ fee, refundedCents }) =>
        pieceOf(pick(fee), { before: 0, piece: refundedCents, whole: fee.baseCents }),
      ),
    )
    return Math.max(0, owedLess - sumOf(before.map(pick)))
  }
  const keys = [...new Set(fees.flatMap(({ fee }) => fee.taxes.map(({ key }) => key)))]
  const ofTax = (key: string) => (fee: FeeAmounts) =>
    fee.taxes.find((tax) => tax.key === key)?.cents ?? 0
  const given = {
    cents: back((fee) => fee.cents),
    taxes: keys.map((key) => ({ key, cents: back(ofTax(key)) })),
  }
  return feeTotal(given) > 0 ? given : null
}
