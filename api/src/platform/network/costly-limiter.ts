import { apiError } from '../http/api-error.ts'

export type CostlyLimits = {
  /** Concurrent calls of one person, of one business, and in this process. */
  perPerson: number
  perBusiness: number
  inAll: number
  /** Number of waiting calls of one person, and their timeout. */
  waitingPerPerson: number
  waitMs: number
}
type Visitor = { accountId: string; tenantId: string | null }
type Waiting = { visitor: Visitor; admit: () => void }

/**
 * Admits a limited number of costly reads at a time, so that one person or one business with a
 * hundred of them leaves room for the others. When the queue is full, or the wait too long, the
 * call is rejected with TooManyAtOnce.
 */
export class CostlyLimiter {
  readonly #limits: CostlyLimits
  readonly #running = new Map<string, number>()
  readonly #waiting: Waiting[] = []

  constructor(limits: CostlyLimits) {
    this.#limits = limits
  }

  /** @returns A function that releases the place, to be called once */
  async enter(visitor: Visitor): Promise<() => void> {
    if (!this.#fits(visitor)) await this.#wait(visitor)
    else this.#count(visitor, 1)
    return () => {
      this.#count(visitor, -1)
      this.#admitNext()
    }
  }

  #wait(visitor: Visitor): Promise<void> {
    const ahead = this.#waiting.filter(
      (other) => other.visitor.accountId === visitor.accountId,
    ).length
    if (ahead >= this.#limits.waitingPerPerson) throw tooMany()
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        visitor,
        admit: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(tooMany())
      }, this.#limits.waitMs)
      this.#waiting.push(waiting)
    })
  }

  /**
   * Admits the first call whose person and business have room, so that nobody waits behind
   * another's queue.
   */
  #admitNext(): void {
    const place = this.#waiting.findIndex(({ visitor }) => this.#fits(visitor))
    const [next] = place < 0 ? [] : this.#waiting.splice(place, 1)
    if (!next) return
    this.#count(next.visitor, 1)
    next.admit()
  }

  #fits({ accountId, tenantId }: Visitor): boolean {
    const { perPerson, perBusiness, inAll } = this.#limits
    return (
      this.#of('all') < inAll &&
      this.#of(`person ${accountId}`) < perPerson &&
      this.#of(`business ${tenantId}`) < perBusiness
    )
  }

  #count({ accountId, tenantId }: Visitor, change: 1 | -1): void {
    for (const key of ['all', `person ${accountId}`, `business ${tenantId}`]) {
      const now = this.#of(key) + change
      if (now) this.#running.set(key, now)
      else this.#running.delete(key)
    }
  }

  #of(key: string): number {
    return this.#running.get(key) ?? 0
  }
}

const tooMany = () => apiError('TooManyAtOnce', { retryAfterSeconds: 2 })
