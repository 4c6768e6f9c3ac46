import type pg from 'pg'
import { transaction } from './db.ts'

const channel = 'guichet_changes'
/** Writes within this time are reported in one statement. */
const gatherMs = 100
const againMs = 1000
const nobody = { tenantId: null, accountId: null }
type Tell = () => void

/**
 * Notifies every process of the installation that data of a business was written, after the commit
 * and without content. A notification inside the transaction would serialize all commits of the
 * database; a notification lost with its process is compensated by watchers that poll at
 * intervals.
 */
export class Changes {
  readonly #listenPool: pg.Pool
  readonly #tellPool: pg.Pool
  readonly #watching = new Map<string, Set<Tell>>()
  readonly #written = new Set<string>()
  #client: pg.PoolClient | undefined
  #isConnecting = false
  #isClosed = false

  /** `listenPool` has one connection, which is held while there are watchers. */
  constructor({ listenPool, tellPool }: { listenPool: pg.Pool; tellPool: pg.Pool }) {
    this.#listenPool = listenPool
    this.#tellPool = tellPool
  }

  /** Reports a committed write of a business by this process. */
  note(tenantId: string): void {
    if (this.#isClosed) return
    if (this.#written.size === 0) setTimeout(() => void this.#send(), gatherMs).unref()
    this.#written.add(tenantId)
  }

  /** @returns A function that ends it */
  watch(tenantId: string, tell: Tell): () => void {
    const watchers = this.#watching.get(tenantId) ?? new Set()
    this.#watching.set(tenantId, watchers.add(tell))
    void this.#listen()
    return () => {
      watchers.delete(tell)
      if (watchers.size === 0 && this.#watching.get(tenantId) === watchers)
        this.#watching.delete(tenantId)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#watching.clear()
    this.#client?.release(true)
    this.#client = undefined
  }

  async #send(): Promise<void> {
    const tenantIds = [...this.#written]
    this.#written.clear()
    await transaction(this.#tellPool, nobody, 'read', ({ client }) =>
      client.query(`select pg_notify('${channel}', id) from unnest($1::text[]) id`, [tenantIds]),
    ).catch(() => {
      // The database is unavailable: watchers poll by themselves.
    })
  }

  async #listen(): Promise<void> {
    if (this.#client || this.#isConnecting || this.#isClosed) return
    this.#isConnecting = true
    let client: pg.PoolClient | undefined
    try {
      client = await this.#listenPool.connect()
      await this.#hear(client)
    } catch {
      client?.release(true)
      this.#listenLater()
    } finally {
      this.#isConnecting = false
    }
  }

  async #hear(client: pg.PoolClient): Promise<void> {
    client.once('end', () => this.#lost(client))
    client.on('notification', ({ payload }) => this.#tell(payload!))
    await client.query(`listen ${channel}`)
    if (this.#isClosed) return client.release(true)
    this.#client = client
    // Changes during the interruption were missed, so all watchers are notified.
    for (const tenantId of this.#watching.keys()) this.#tell(tenantId)
  }

  #lost(client: pg.PoolClient): void {
    if (this.#client !== client) return
    this.#client = undefined
    client.release(true)
    this.#listenLater()
  }

  #listenLater(): void {
    setTimeout(() => {
      if (this.#watching.size > 0) void this.#listen()
    }, againMs).unref()
  }

  #tell(tenantId: string): void {
    for (const tell of this.#watching.get(tenantId) ?? []) tell()
  }
}
