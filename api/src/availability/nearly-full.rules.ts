/** Remaining places; below 0 when overbooked. */
export const remainingPlaces = ({ capacity, taken }: { capacity: number; taken: number }): number =>
  capacity - taken

/** Nearly full means that at most one place in six is left. */
const fewOf = 6

/** Whether places are nearly sold out; full ones are not. */
export const isNearlyFull = ({ capacity, left }: { capacity: number; left: number }): boolean =>
  left > 0 && left * fewOf <= capacity
