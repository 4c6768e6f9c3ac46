import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findKeptCarts } from '@guichet/contract/orders/sale/kept/save-kept-cart.ts'
import { isApiError, type ApiError } from '../../../kit/api/api-error.ts'
import type { Conflict } from './conflict.rules.ts'
import { emptyState, isEmpty, type KeptCart, type KeptState } from './kept-state.rules.ts'
import type { UnsavedCarts } from './unsaved-carts.ts'

export type Kept = {
  id: string
  state: KeptState
  /** The state as it came from the server, to tell what changed of its prices since; null if new. */
  restored: KeptState | null
  saving: 'isRestoring' | 'isSaved' | 'isSaving' | 'isUnsaved'
  /** Why it is not saved, where that will not pass by itself. */
  problem: ApiError | null
  /** The server did not answer; the save is tried again. */
  isWaiting: boolean
  /** Neither the server nor the browser has it: this page must stay open. */
  isOnlyHere: boolean
  conflict: Conflict | null
}
type Head = Reply<typeof findKeptCarts>['items'][number]
type Found = { cart: KeptCart; state: KeptState }
type Saving = { version: number | undefined; state: KeptState; isParked: boolean }
export type CartCalls = {
  find: () => Promise<readonly Head[]>
  get: (id: string) => Promise<Found>
  save: (id: string, saving: Saving, options?: { keepalive?: boolean }) => Promise<Found>
  conflictOf: (error: unknown, version: number | undefined) => Promise<Conflict | null>
}
type Deps = { calls: CartCalls; unsaved: UnsavedCarts; newId: () => string }

const stillMs = 600
const againMs = 5000
type How = { isParked?: boolean; keepalive?: boolean }

/**
 * Keeps the cart of one screen on the server: what is put together is saved once it has been still
 * for a moment, and no two saves are under way at once. Whatever happens, the state stays as it was
 * typed until somebody chooses otherwise.
 */
export class CartKeeper {
  readonly #calls: CartCalls
  readonly #unsaved: UnsavedCarts
  readonly #newId: () => string
  #kept: Kept
  #version: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null
  #isBegun = false
  readonly #listeners = new Set<() => void>()

  constructor({ calls, unsaved, newId }: Deps) {
    this.#calls = calls
    this.#unsaved = unsaved
    this.#newId = newId
    this.#kept = fresh(newId())
  }

  readonly now = (): Kept => this.#kept
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** What this tab could not save comes first, then what the clerk has open elsewhere. */
  async start(): Promise<void> {
    if (this.#isBegun) return
    this.#isBegun = true
    const left = this.#unsaved.read()
    if (!left) return this.#restore()
    const { id, version, state } = left
    this.#version = version
    this.#tell({ id, state, restored: state, saving: 'isUnsaved' })
    await this.#save()
  }

  readonly setState = (next: KeptState | ((was: KeptState) => KeptState)): void => {
    const state = typeof next === 'function' ? next(this.#kept.state) : next
    if (state === this.#kept.state) return
    this.#tell({ state, problem: null, ...(!this.#running && { saving: 'isUnsaved' as const }) })
    if (this.#kept.conflict) this.#note()
    else this.#later(stillMs)
  }

  /** The page is left: what is not saved is noted at once, and sent by a call that outlives it. */
  readonly leave = (): void => {
    clearTimeout(this.#timer)
    const { saving, problem, conflict } = this.#kept
    // What a rule refuses is not written anywhere: it may be the number of a card.
    if (saving === 'isSaved' || saving === 'isRestoring' || problem) return
    this.#note()
    if (!conflict) void this.#save({ keepalive: true })
  }

  /** The server may be back. */
  readonly retry = (): void => {
    if (this.#kept.saving === 'isUnsaved') void this.#save()
  }

  /** Whether the server has everything, so that another cart may take its place on the screen. */
  async settle(): Promise<boolean> {
    return isEmpty(this.#kept.state) || this.#save()
  }

  /** What the server has takes the place of what is on the screen. */
  adopt({ cart, state }: Found): void {
    this.#begin({ id: cart.publicId, state, restored: state }, cart.version)
  }

  /** Nothing of this cart stays on the screen; what the server has of it stays there. */
  startNew(): void {
    this.#begin()
  }

  /** @returns Whether it is parked, and another one has begun */
  async park(): Promise<boolean> {
    const isParked = !isEmpty(this.#kept.state) && (await this.#save({ isParked: true }))
    if (isParked) this.#begin()
    return isParked
  }

  /** What is on the screen goes on as a cart of its own; what is held stays with the other one. */
  async keepMine(): Promise<void> {
    this.#begin({ state: { ...this.#kept.state, held: null }, saving: 'isUnsaved' })
    await this.#save()
  }

  /** Its sale was refused: where somebody else has it or sold it, the screen says so as of a save. */
  async refused(id: string, error: unknown): Promise<void> {
    // What a sale does not find is something of its lines.
    if (isApiError(error, 'NotFound')) return
    const conflict = await this.#calls.conflictOf(error, this.#version).catch(() => null)
    if (conflict && this.#kept.id === id) this.#failed(error, conflict)
  }

  #tell(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    for (const listener of this.#listeners) listener()
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), milliseconds)
  }

  #begin(next: Partial<Kept> = {}, version?: number): void {
    clearTimeout(this.#timer)
    this.#unsaved.clear()
    this.#version = version
    this.#tell({ ...fresh(this.#newId()), ...next })
  }

  #note(): boolean {
    const { id, state } = this.#kept
    return this.#unsaved.write({ id, version: this.#version, state })
  }

  async #restore(): Promise<void> {
    this.#tell({ saving: 'isRestoring' })
    const at = this.#kept.state
    try {
      const mine = (await this.#calls.find()).find(
        (head) => head.isMine && !head.isParked && (head.lines > 0 || head.clientName !== ''),
      )
      const found = mine && (await this.#calls.get(mine.publicId))
      // Whoever was quicker than the server keeps what they typed; the other cart is a tab beside it.
      if (found && this.#kept.state === at) this.adopt(found)
    } catch {
      // The server is away: the counter begins with nothing, and the tabs show the rest later.
    }
    if (this.#kept.saving === 'isRestoring') this.#tell({ saving: 'isSaved' })
  }

  /** One after the other. @returns Whether the server has all that is on the screen */
  async #save(how: How = {}): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#running && !how.keepalive) await this.#running
    if (this.#kept.conflict) return false
    if (this.#kept.saving === 'isSaved' && !how.isParked) return true
    const sending = this.#send(how).finally(() => {
      if (this.#running === sending) this.#running = null
    })
    this.#running = sending
    return sending
  }

  async #send({ isParked = false, keepalive = false }: How): Promise<boolean> {
    const { id, state } = this.#kept
    this.#tell({ saving: 'isSaving' })
    try {
      const saving = { version: this.#version, state, isParked }
      const { cart } = await this.#calls.save(id, saving, { keepalive })
      if (this.#kept.id !== id) return true
      this.#version = cart.version
      return this.#saved(state)
    } catch (error) {
      const conflict = await this.#calls.conflictOf(error, this.#version).catch(() => null)
      if (this.#kept.id === id) this.#failed(error, conflict)
      return false
    }
  }

  #saved(state: KeptState): boolean {
    const isAll = this.#kept.state === state
    if (isAll) this.#unsaved.clear()
    const saving = isAll ? 'isSaved' : 'isUnsaved'
    this.#tell({ saving, problem: null, isWaiting: false, isOnlyHere: false })
    if (!isAll) this.#later(stillMs)
    return isAll
  }

  #failed(error: unknown, conflict: Conflict | null): void {
    if (conflict) return this.#tell({ saving: 'isUnsaved', isWaiting: false, conflict })
    if (isPassing(error)) {
      this.#tell({ saving: 'isUnsaved', isWaiting: true, isOnlyHere: !this.#note() })
      return this.#later(againMs)
    }
    const problem = isApiError(error) ? error : null
    return this.#tell({ saving: 'isUnsaved', isWaiting: false, problem })
  }
}

const fresh = (id: string): Kept => ({
  id,
  state: emptyState,
  restored: null,
  saving: 'isSaved',
  problem: null,
  isWaiting: false,
  isOnlyHere: false,
  conflict: null,
})

/** The server is away or too busy: the same save may go through in a moment. */
const isPassing = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 401 || error.status >= 429
