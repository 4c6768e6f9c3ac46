import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'

/** Obstacles of the code itself: no change of the cart makes it apply. */
const ofCode: readonly (RebateObstacle | null)[] = ['Unknown', 'Inactive', 'NotYet', 'Over', 'Used']

/** Whether a code cannot apply to any cart today. */
export const isInvalidCode = (obstacle: RebateObstacle | null): obstacle is RebateObstacle =>
  ofCode.includes(obstacle)
