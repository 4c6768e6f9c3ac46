import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findSavedCarts } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import type { SoldOffline } from '../../../domain/counter-cart.ts'
import { isApiError } from '../../../kit/api/api-error.ts'
import {
  emptyState,
  isEmpty,
  withFewer,
  type SavedCart,
  type CartState,
} from './cart-state.rules.ts'
import { isPassing, type Conflict } from './conflict.rules.ts'
import { fresh, onScreen, type KeeperState, type OnScreen } from './on-screen.rules.ts'
import type { UnsavedCarts } from './unsaved-carts.ts'

type LoadedCart = { cart: SavedCart; state: CartState }
type Saving = { version: number | undefined; state: CartState; isParked: boolean }
export type CartCalls = {
  find: () => Promise<readonly Reply<typeof findSavedCarts>['items'][number][]>
  get: (id: string) => Promise<LoadedCart>
  save: (id: string, saving: Saving, options?: { keepalive?: boolean }) => Promise<LoadedCart>
  conflictOf: (error: unknown, version: number | undefined) => Promise<Conflict | null>
  isSame: (first: CartState, second: CartState) => Promise<boolean>
}
type Deps = { calls: CartCalls; unsaved: UnsavedCarts; sold: SoldOffline; newId: () => string }

const stillMs = 600
const againMs = 5000
type How = { isParked?: boolean; keepalive?: boolean }

/**
 * Saves the cart of one screen on the server after each pause in the input, one save at a time. The
 * state on the screen never changes without a choice of the clerk.
 */
export class CartKeeper {
  readonly #calls: CartCalls
  readonly #unsaved: UnsavedCarts
  readonly #soldOffline: SoldOffline
  readonly #newId: () => string
  #kept: KeeperState
  #onScreen: OnScreen
  #version: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null
  #sent: CartState | null = null
  #isBegun = false
  readonly #listeners = new Set<() => void>()

  constructor({ calls, unsaved, sold, newId }: Deps) {
    this.#calls = calls
    this.#unsaved = unsaved
    this.#soldOffline = sold
    this.#newId = newId
    this.#kept = fresh(newId())
    this.#onScreen = onScreen(this.#kept)
  }

  readonly now = (): KeeperState => this.#kept
  readonly shown = (): OnScreen => this.#onScreen
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Restores the cart of this tab: its unsaved changes, or else the saved cart. */
  async start(): Promise<void> {
    if (this.#isBegun) return
    this.#isBegun = true
    const left = this.#unsaved.read()
    if (!left) return this.#restore()
    const { id, version, state, sent } = left
    this.#version = version
    this.#tell({ id, state, restored: state, saving: 'isUnsaved' })
    await this.dropSold()
    await this.#save()
    if (sent) await this.#continueFrom(sent)
  }

  /** Saves again if the conflict is with the save of this tab that ran when the page was left. */
  async #continueFrom(sent: CartState): Promise<void> {
    const { conflict } = this.#kept
    if (conflict?.kind !== 'changed' || conflict.isTheirs) return
    if (!(await this.#calls.isSame(conflict.theirs, sent))) return
    this.#version = conflict.cart.version
    this.#tell({ conflict: null })
    await this.#save()
  }

  readonly setState = (next: CartState | ((was: CartState) => CartState)): void => {
    const state = typeof next === 'function' ? next(this.#kept.state) : next
    if (state === this.#kept.state) return
    this.#tell({ state, problem: null, ...(!this.#running && { saving: 'isUnsaved' as const }) })
    if (this.#kept.conflict) this.#note()
    else this.#later(stillMs)
  }

  /** Page left: stores unsaved changes in the browser, and sends them with `keepalive`. */
  readonly leave = (): void => {
    clearTimeout(this.#timer)
    const { saving, problem, conflict } = this.#kept
    // Input that is refused as invalid is never stored: it may be a card number.
    if (saving === 'isSaved' || saving === 'isRestoring' || problem) return
    this.#note()
    if (!conflict) void this.#save({ keepalive: true })
  }

  /** Called when the network may be back. */
  readonly retry = (): void => {
    if (this.#kept.saving === 'isUnsaved') void this.#save()
  }

  /** Whether the server has all changes, so that another cart can be opened. */
  async settle(): Promise<boolean> {
    return isEmpty(this.#kept.state) || this.#save()
  }

  /** Replaces the cart on the screen with one of the server. */
  adopt({ cart, state }: LoadedCart): Promise<void> {
    this.#begin({ id: cart.publicId, state, restored: state }, cart.version)
    return this.dropSold()
  }

  /** Takes what was sold offline out of the cart on the screen. */
  readonly dropSold = async (): Promise<void> => {
    const { id } = this.#kept
    const without = await this.#soldOffline.without(id)
    if (!without || this.#kept.id !== id) return
    this.setState((was) => withFewer(was, without(was.cart)))
  }

  /** Starts an empty cart; the saved one stays on the server. */
  startNew(): void {
    this.#begin()
  }

  /** @returns Whether the cart was parked and an empty one started */
  async park(): Promise<boolean> {
    if (isEmpty(this.#kept.state)) return false
    while (!(await this.#save({ isParked: true }))) {
      // Only prices or input that arrived during the request: it is sent again with them.
      const { conflict, problem, isWaiting } = this.#kept
      if (conflict || problem || isWaiting) return false
    }
    this.#begin()
    return true
  }

  /**
   * Empties the cart on the screen, whose hold has ended.
   *
   * @returns Brings its content back; a cart begun meanwhile becomes a tab
   */
  empty(): () => Promise<void> {
    const state = { ...this.#kept.state, held: null }
    this.setState(emptyState)
    return async () => {
      if (isEmpty(this.#kept.state)) this.setState(state)
      else if (await this.settle()) await this.#continueAsNew(state)
    }
  }

  /** Continues with the content as a new cart; the hold stays with the other one. */
  readonly keepMine = (): Promise<void> => this.#continueAsNew({ ...this.#kept.state, held: null })

  async #continueAsNew(state: CartState): Promise<void> {
    this.#begin({ state, saving: 'isUnsaved' })
    await this.#save()
  }

  /** Shows a conflict if the sale was refused because the cart was taken or sold elsewhere. */
  async refused(id: string, error: unknown): Promise<void> {
    // For a sale, `NotFound` is about its lines and not about the cart.
    if (isApiError(error, 'NotFound')) return
    const conflict = await this.#calls.conflictOf(error, this.#version).catch(() => null)
    if (conflict && this.#kept.id === id) this.#failed(error, conflict)
  }

  #tell(change: Partial<KeeperState>): void {
    this.#kept = { ...this.#kept, ...change }
    this.#onScreen = onScreen(this.#kept, this.#onScreen)
    for (const listener of this.#listeners) listener()
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), milliseconds)
  }

  #begin(next: Partial<KeeperState> = {}, version?: number): void {
    clearTimeout(this.#timer)
    this.#unsaved.clear()
    this.#version = version
    this.#tell({ ...fresh(this.#newId()), ...next })
    this.#unsaved.showInTab(this.#kept.id)
  }

  #note(): boolean {
    const { id, state } = this.#kept
    return this.#unsaved.write({ id, version: this.#version, state, sent: this.#sent })
  }

  async #restore(): Promise<void> {
    this.#tell({ saving: 'isRestoring' })
    const at = this.#kept.state
    try {
      const own = this.#unsaved.idOfTab()
      const mine = (await this.#calls.find()).find(
        (head) =>
          head.isMine &&
          !head.isParked &&
          (head.lines > 0 || head.clientName !== '') &&
          // Carts of other tabs and devices are listed, so that no sale begins within one of them.
          head.publicId === own,
      )
      const found = mine && (await this.#calls.get(mine.publicId))
      // Input made meanwhile wins; the other cart stays a tab.
      if (found && this.#kept.state === at) await this.adopt(found)
    } catch {
      // Server unavailable: the counter starts empty, and the tabs appear later.
    }
    if (this.#kept.saving === 'isRestoring') this.#tell({ saving: 'isSaved' })
    this.#unsaved.showInTab(this.#kept.id)
  }

  /** Saves one after the other. @returns Whether the server has all changes on the screen */
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
    this.#sent = state
    try {
      const saving = { version: this.#version, state, isParked }
      const { cart } = await this.#calls.save(id, saving, { keepalive })
      if (this.#kept.id !== id) return true
      this.#version = cart.version
      this.#sent = null
      return this.#saved(state)
    } catch (error) {
      const conflict = await this.#calls.conflictOf(error, this.#version).catch(() => null)
      if (this.#kept.id === id) this.#failed(error, conflict)
      return false
    }
  }

  #saved(state: CartState): boolean {
    const isAll = this.#kept.state === state
    if (isAll) {
      this.#unsaved.clear()
      void this.#soldOffline.forget(this.#kept.id)
    }
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
