/** One place in so many is left, or fewer: whoever hesitates may find none. */
const fewOf = 6

/** Whether what can be sold is nearly all sold; what is full is not. */
export const isNearlyFull = ({ capacity, left }: { capacity: number; left: number }): boolean =>
  left > 0 && left * fewOf <= capacity
