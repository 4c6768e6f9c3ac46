/** A response that took longer says too little about the time of the server. */
const longestTripMs = 4000
/** Smaller differences come from the whole seconds of the header and from the way of the response. */
const toleratedMs = 5000
/** From this difference on the difference is shown, in milliseconds. */
const shownFromMs = 120_000

/**
 * Difference between the clock of the server and that of this device, measured on the `Date` header
 * of the responses: the day of a business is the server's, however wrong a device is.
 */
export class ServerClock {
  #offsetMs = 0
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Milliseconds of the epoch on the clock of the server. */
  readonly now = (): number => this.#now() + this.#offsetMs
  /** Milliseconds by which this device is ahead of the server, 0 when it is not shown. */
  readonly ahead = (): number => (Math.abs(this.#offsetMs) >= shownFromMs ? -this.#offsetMs : 0)
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Begins a measurement when a request is sent; the result is called with its response. */
  readonly begin = (): ((answer: Response) => void) => {
    const sent = this.#now()
    return ({ headers }) => {
      const received = this.#now()
      const dateMs = Date.parse(headers.get('date') ?? '')
      if (received - sent <= longestTripMs && received >= sent && !Number.isNaN(dateMs))
        this.#set(dateMs + 500 - (sent + received) / 2)
    }
  }

  #set(measuredMs: number): void {
    const offsetMs = Math.abs(measuredMs) < toleratedMs ? 0 : measuredMs
    if (Math.abs(offsetMs - this.#offsetMs) < toleratedMs) return
    this.#offsetMs = offsetMs
    for (const listener of this.#listeners) listener()
  }
}

/** The clock of the server as this browser tab knows it. */
export const serverClock = new ServerClock(() => Date.now())
