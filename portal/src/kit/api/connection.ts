/**
 * `slow`: the server has not answered for a while, and may be doing what was asked; `lost`: nothing
 * can reach it.
 */
export type ConnectionState = 'good' | 'slow' | 'lost'
/** `since`: the instant, in milliseconds, at which it ceased to be good. */
export type Connection = { state: ConnectionState; since: number | null }
type Probe = 'answered' | 'silent' | 'failed'
type Deps = { probe: () => Promise<Probe>; now: () => number }

/** How long an answer is waited for before the server is asked whether it is there. */
const patienceMs = 1000
/** How often it is asked while it is not. */
const againMs = 2000
const stateOf = { answered: 'good', silent: 'slow', failed: 'lost' } as const

/**
 * Knows by the calls themselves whether the server can be reached, so that the page says so within
 * two seconds: a browser knows of its own plug only.
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

  /** Watches over one request, whose outcome is left as it is. */
  async watch(request: () => Promise<Response>): Promise<Response> {
    const late = setTimeout(() => void this.look(), patienceMs)
    try {
      const answer = await request()
      // A proxy answers in the name of a server that is away.
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

  /** The browser has lost its network: no answer is waited for. */
  readonly lose = (): void => {
    this.#tell('lost')
    this.#lookAgain()
  }

  /** Asks the server whether it is there, once at a time. */
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

/** The connection of this page. */
export const connection = new ConnectionWatch({ probe, now: Date.now })
