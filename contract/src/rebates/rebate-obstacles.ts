/** Reasons why a rebate does not apply to a cart. */
export const rebateObstacles = [
  'Unknown',
  'Inactive',
  'NotYet',
  'Over',
  'Used',
  'Elsewhere',
  'NothingEligible',
  'AmountNotReached',
  'QuantityNotReached',
  'NotCombined',
] as const
export type RebateObstacle = (typeof rebateObstacles)[number]
