export type Clock = {
  /** Whole seconds since 1970, as in Stripe's API. */
  seconds: () => number
  /** For tests: lets time pass without waiting. */
  advance: (seconds: number) => void
}

export function startClock(): Clock {
  let ahead = 0
  return {
    seconds: () => Math.floor(Date.now() / 1000) + ahead,
    advance: (seconds) => {
      ahead += seconds
    },
  }
}
