import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { isApiError } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { serverClock } from '../../kit/dates/server-clock.ts'
import type { Business } from '../../kit/session/business.ts'
import {
  dropAllotments,
  keepAllotment,
  keepOutcome,
  keepSale,
  keepUsual,
  storedCounterOf,
  type StoredCounter,
  type Usual,
} from './allotment-storage.ts'
import type { Allotment } from './allotment.rules.ts'
import { isPassedOver, newSale, waitingOf, type OfflineSale } from './offline-sale.rules.ts'

export type CounterState = StoredCounter & {
  isSettling: boolean
  /** Error that stopped the last run of `settle`; null if none did. */
  stoppedBy: unknown
}

/** State of an offline counter: its allotments, its sales, and how they are settled. */
export class AllotmentKeeper {
  #state: CounterState
  readonly business: Business
  readonly #listeners = new Set<() => void>()

  constructor(business: Business, kept: StoredCounter) {
    this.business = business
    this.#state = { ...kept, isSettling: false, stoppedBy: null }
  }

  readonly current = (): CounterState => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /**
   * A sale is stored before it counts as sold, so that it survives a crash.
   *
   * @returns Null if it cannot be sold: too few seats, or the browser stores nothing
   */
  async sell(wanted: Parameters<typeof newSale>[0]): Promise<OfflineSale | null> {
    const mark = { publicId: crypto.randomUUID(), at: new Date(serverClock.now()).toISOString() }
    const sale = newSale(wanted, this.#state.sales, mark)
    if (!sale) return null
    try {
      this.#change({ sales: await keepSale(this.business.publicId, sale) })
      return sale
    } catch {
      this.#change(await storedCounterOf(this.business.publicId))
      return null
    }
  }

  /** Sends the waiting sales one after the other, oldest first, until one cannot be sent. */
  async settle(): Promise<void> {
    if (this.#state.isSettling) return
    this.#change({ isSettling: true, stoppedBy: null })
    try {
      for (const sale of waitingOf(this.#state.sales)) await this.#settleSale(sale)
    } catch (error) {
      this.#change({ stoppedBy: error })
    } finally {
      this.#change({ isSettling: false })
    }
  }

  /** Puts a refused sale back in the queue, or marks it as resolved by the staff. */
  async mark({ body }: OfflineSale, state: 'waiting' | 'dealtWith'): Promise<void> {
    this.#change({ sales: await keepOutcome(this.business.publicId, body.publicId, { state }) })
  }

  async keep(allotment: Allotment, usual?: Usual): Promise<void> {
    if (usual) await keepUsual(this.business.publicId, usual)
    const allotments = await keepAllotment(this.business.publicId, allotment)
    this.#change({ allotments, ...(usual && { usual }) })
  }

  async drop(isGone: (allotment: Allotment) => boolean): Promise<void> {
    this.#change(await dropAllotments(this.business.publicId, isGone))
  }

  #change(change: Partial<CounterState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  async #settleSale(sale: OfflineSale) {
    const { body, allotmentPublicId } = sale
    const keep = async (outcome: Parameters<typeof keepOutcome>[2]) =>
      this.#change({ sales: await keepOutcome(this.business.publicId, body.publicId, outcome) })
    try {
      const parts = { params: { allotmentPublicId }, body }
      const order = await call(settleAllotmentSale, parts, { idempotencyKey: body.publicId })
      await keep({ state: 'settled', order })
    } catch (error) {
      if (!isPassedOver(error)) throw error
      await keep({ state: 'refused', problem: isApiError(error) ? error.type : 'Unexpected' })
    }
  }
}

/** Time in ms for which an ended allotment stays on its device. */
const shownMs = 86_400_000
export async function openKeeper(business: Business): Promise<AllotmentKeeper> {
  const now = serverClock.now()
  await dropAllotments(
    business.publicId,
    ({ untilDateTimeUtc }) => Date.parse(untilDateTimeUtc) + shownMs < now,
  )
  return new AllotmentKeeper(business, await storedCounterOf(business.publicId))
}
