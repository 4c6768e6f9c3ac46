export type Clock = {
  /** As Stripe writes times: whole seconds since 1970. */
  seconds: () => number
  /** Tests only: half an hour goes by without waiting for it. */
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
