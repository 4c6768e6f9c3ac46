/**
 * `slow`: the server has not answered for a while, but may be processing the request; `lost`: the
 * server is unreachable.
 */
export type ConnectionState = 'good' | 'slow' | 'lost'
/** `since`: when the connection stopped being good, in milliseconds of the epoch. */
export type Connection = { state: ConnectionState; since: number | null }
type Probe = 'answered' | 'silent' | 'failed'
type Deps = { probe: () => Promise<Probe>; now: () => number }

/** Waiting time before the server is probed. */
const patienceMs = 1000
/** Interval between probes while the server does not answer. */
const againMs = 2000
const stateOf = { answered: 'good', silent: 'slow', failed: 'lost' } as const

/**
 * Derives from the calls themselves whether the server is reachable, so that the page shows it
 * within two seconds: the browser's `online` state knows only the local network.
 */
export class ConnectionWatch {
  readonly #deps: Deps
  #connection: Connection = { state: 'good', since: null }
  #looking: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  readonly now = (): Connection => this.#connection
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Observes a request; its result or error is passed on unchanged. */
  async watch(request: () => Promise<Response>): Promise<Response> {
    const late = setTimeout(() => void this.look(), patienceMs)
    try {
      const answer = await request()
      // A proxy answers on behalf of an unreachable server.
      if (isGateway(answer.status)) void this.look()
      else this.#tell('good')
      return answer
    } catch (error) {
      if (!isAbort(error)) void this.look()
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  /** The browser has lost its network; marked at once, without a probe. */
  readonly lose = (): void => {
    this.#tell('lost')
    this.#lookAgain()
  }

  /** Probes the server; concurrent callers share one probe. */
  readonly look = (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#looking ??= this.#deps.probe().then((answer) => {
      this.#looking = null
      this.#tell(stateOf[answer])
      if (answer !== 'answered') this.#lookAgain()
    })
    return this.#looking
  }

  #lookAgain(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.look(), againMs)
  }

  #tell(state: ConnectionState): void {
    if (state === this.#connection.state) return
    if (state === 'good') clearTimeout(this.#timer)
    const since = state === 'good' ? null : (this.#connection.since ?? this.#deps.now())
    this.#connection = { state, since }
    for (const listener of this.#listeners) listener()
  }
}

const isGateway = (status: number) => status === 502 || status === 503 || status === 504
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

async function probe(): Promise<Probe> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const { ok } = await fetch('/health/live', { cache: 'no-store', signal })
    return ok ? 'answered' : 'failed'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'silent' : 'failed'
  }
}

/** The connection of this browser tab. */
export const connection = new ConnectionWatch({ probe, now: Date.now })
