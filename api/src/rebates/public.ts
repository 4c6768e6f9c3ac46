/** The entry to the module of promo codes: the rebates of carts and of orders. */
export {
  automaticTerms,
  noRebates,
  rebateCandidates,
  rebatesOfCart,
  releaseRebates,
  retakeRebates,
  usedOnce,
  usesOf,
  writeRebateUses,
  type CartRebates,
  type RebateRequest,
} from './cart-rebates.db.ts'
export { discountCeiling, type DiscountAuthor } from './manual-discount.db.ts'
export { assertUnused, codeUsedSince } from './promised-codes.db.ts'
export { columnsOf, type RebateTerms } from './rebates.view.ts'
export { codesByWords } from './search-codes.db.ts'
