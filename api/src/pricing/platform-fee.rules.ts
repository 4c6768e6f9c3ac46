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
/** What an invoice owes the installation, as it was frozen with the sale. */
export const PlatformFee = FeeAmounts.extend({ rateMilli: z.int(), baseCents: z.int() })
export type PlatformFee = z.output<typeof PlatformFee>

/** Taxes that a business can claim again. The others depend on what is supplied, and where. */
const claimable: ReadonlySet<string> = new Set(['GST', 'HST', 'QST'])

type Charged = { baseCents: number; rateMilli: number; province: Province; on: string }
/**
 * What the installation charges for a sale: a rate of what was sold, after rebates and before
 * taxes, and the taxes of the business's province on it, each half-up. Null where it comes to
 * nothing. Source: docs/decisions.md 4.
 */
export function platformFeeOf({ baseCents, rateMilli, province, on }: Charged): PlatformFee | null {
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
 * What of `cents` falls on the piece of `whole` that follows `before`: in proportion and by the
 * total so far, so that the pieces of a whole add up to it.
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
 * What is not owed any more once so much of the base was refunded, less what was given back before:
 * all of it is given back with the last cent.
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
