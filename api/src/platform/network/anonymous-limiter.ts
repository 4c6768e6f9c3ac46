import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiError } from '../http/api-error.ts'
import { clientPlace } from './client-place.ts'

export type AnonymousLimits = {
  /** Concurrent requests of this process, and of one address. */
  atOnce: number
  perPlace: number
  /** Number of waiting requests, in total and of one address, and their timeout. */
  waiting: number
  waitingPerPlace: number
  waitMs: number
  /** After this number of ms a request no longer counts, so that a slow one blocks nobody. */
  holdMs: number
}
type Waiting = { place: string; admit: () => void }

/** An office behind one address requests a page and all its files at once. */
const usual: AnonymousLimits = {
  atOnce: 4,
  perPlace: 3,
  waiting: 1000,
  waitingPerPlace: 400,
  waitMs: 8000,
  holdMs: 1000,
}

/**
 * Admits a limited number of anonymous requests at a time, so that a flood of them does not block
 * signed-in people, who never wait here. It begins after the body was read, before any work.
 */
export function limitAnonymous(app: FastifyInstance, limits: AnonymousLimits = usual): void {
  const limiter = new AnonymousLimiter(limits)
  app.addHook('preHandler', async (request, reply) => {
    if (!isAnonymous(request)) return
    await limiter.enter(clientPlace(request.ip), reply)
  })
}

const isAnonymous = ({ routeOptions: { config, url } }: FastifyRequest) =>
  !config.isSignedIn && !url?.startsWith('/health/')

class AnonymousLimiter {
  readonly #limits: AnonymousLimits
  readonly #inside = new Map<string, number>()
  readonly #queue = new Set<Waiting>()
  readonly #queued = new Map<string, number>()
  #insideInAll = 0

  constructor(limits: AnonymousLimits) {
    this.#limits = limits
  }

  /** @throws Unavailable when the queue is full, or the wait is too long */
  async enter(place: string, { raw }: FastifyReply): Promise<void> {
    if (this.#fits(place)) this.#count(place, 1)
    else await this.#wait(place, raw)
    let isInside = true
    const leave = () => {
      if (!isInside) return
      isInside = false
      clearTimeout(timer)
      this.#count(place, -1)
      this.#admitNext()
    }
    const timer = setTimeout(leave, this.#limits.holdMs)
    raw.once('finish', leave).once('close', leave)
    if (raw.destroyed) leave()
  }

  #wait(place: string, raw: FastifyReply['raw']): Promise<void> {
    const { waiting, waitingPerPlace, waitMs } = this.#limits
    const ofPlace = this.#queued.get(place) ?? 0
    if (this.#queue.size >= waiting || ofPlace >= waitingPerPlace) throw apiError('Unavailable')
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer)
        raw.off('close', giveUp)
        this.#queue.delete(mine)
        add(this.#queued, place, -1)
      }
      const giveUp = () => {
        leaveQueue()
        reject(apiError('Unavailable'))
      }
      const mine: Waiting = {
        place,
        admit: () => {
          leaveQueue()
          this.#count(place, 1)
          resolve()
        },
      }
      const timer = setTimeout(giveUp, waitMs)
      raw.once('close', giveUp)
      this.#queue.add(mine)
      add(this.#queued, place, 1)
    })
  }

  /**
   * Admits the first request whose address has room, so that nobody waits behind the queue of
   * another address.
   */
  #admitNext(): void {
    for (const next of this.#queue) {
      if (!this.#fits(next.place)) continue
      next.admit()
      return
    }
  }

  #count(place: string, change: 1 | -1): void {
    this.#insideInAll += change
    add(this.#inside, place, change)
  }

  #fits(place: string): boolean {
    const { atOnce, perPlace } = this.#limits
    return this.#insideInAll < atOnce && (this.#inside.get(place) ?? 0) < perPlace
  }
}

function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + change
  if (now) counts.set(key, now)
  else counts.delete(key)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when the handler requires a valid bearer. */
    isSignedIn?: boolean
  }
}
