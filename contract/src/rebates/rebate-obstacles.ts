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

/** Obstacles of the code itself: no change of the cart makes it apply. */
const ofCode: readonly (RebateObstacle | null)[] = ['Unknown', 'Inactive', 'NotYet', 'Over', 'Used']

/** Whether a code cannot apply to any cart today. */
export const isInvalidCode = (obstacle: RebateObstacle | null): obstacle is RebateObstacle =>
  ofCode.includes(obstacle)
