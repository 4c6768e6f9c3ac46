export type { RefundableUnit, RefundedItem } from './refundable-unit.ts'
/** The entry to the pricing module: prices of carts, refunds, taxes and fees of a business. */
export { type PricedCart, type PricedPart, sumOf } from './cart.rules.ts'
export {
  chooseRebates,
  discountByHand,
  manualKey,
  type ChosenRebates,
  type FinalCostOf,
  type RebateTerms,
} from './choose-rebates.rules.ts'
export { viewSale } from './catalogue-sale.view.ts'
export { rateOf } from './rounding.rules.ts'
export { FeeSettings, noFees } from './fees.rules.ts'
export { largestRemainder } from './largest-remainder.rules.ts'
export { packageShares } from './package-shares.rules.ts'
export {
  feeGivenBack,
  FeeAmounts,
  feeTotal,
  pieceOf,
  PlatformFee,
  platformFeeOf,
} from './platform-fee.rules.ts'
export {
  type PostedKind,
  type Posting,
  collectedFeePostings,
  creditPostings,
  disputePostings,
  paymentPostings,
  receivedPostings,
  platformFeePostings,
  receivable,
  refundPostings,
  reversed,
  salePostings,
  roundingPostings,
  transferPostings,
} from './postings.rules.ts'
export { orderMaximumCents, priceCart } from './price-cart.rules.ts'
export {
  type FeeRefundPolicy,
  refundsOfAmount,
  type RefundAnswer,
  refundableOf,
  refundOf,
} from './refund-of.rules.ts'
export { ruleSetOf } from './tax-rules.rules.ts'
export { defaultTaxSettings, taxesInForce, TaxSettings } from './tax-settings.rules.ts'
