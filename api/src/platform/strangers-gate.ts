import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiError } from './api-error.ts'
import { clientPlace } from './client-place.ts'

export type GateLimits = {
  /** At work at once, in this process and from one place. */
  atOnce: number
  perPlace: number
  /** How many more wait for their turn, in all and from one place, and for how long. */
  waiting: number
  waitingPerPlace: number
  waitMs: number
  /** After this many ms a request no longer counts, so that a slow one blocks nobody. */
  holdMs: number
}
type Waiting = { place: string; admit: () => void }

/** An office behind one address asks for a page and all its files at once, and gets them. */
const usual: GateLimits = {
  atOnce: 4,
  perPlace: 3,
  waiting: 1000,
  waitingPerPlace: 400,
  waitMs: 8000,
  holdMs: 1000,
}

/**
 * Lets what strangers ask for in a few at a time, so that a flood of it leaves the process to those
 * who are signed in: they never wait here. Begins after the body was read, before any work.
 */
export function gateStrangers(app: FastifyInstance, limits: GateLimits = usual): void {
  const gate = new StrangersGate(limits)
  app.addHook('preHandler', async (request, reply) => {
    if (!isStrangers(request)) return
    await gate.enter(clientPlace(request.ip), reply)
  })
}

const isStrangers = ({ routeOptions: { config, url } }: FastifyRequest) =>
  !config.isSignedIn && !url?.startsWith('/health/')

class StrangersGate {
  readonly #limits: GateLimits
  readonly #inside = new Map<string, number>()
  readonly #queue = new Set<Waiting>()
  readonly #queued = new Map<string, number>()
  #insideInAll = 0

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  /** @throws Unavailable when too many wait already, or for too long */
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

  /** The first whose place has room: nobody waits behind the queue of another person. */
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
    /** Nobody gets into the handler without a valid bearer. */
    isSignedIn?: boolean
  }
}
