import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Limit of prepared statements of a connection: PostgreSQL stores a parsed statement and a plan for
 * each.
 */
export const mostPrepared = 250
/** Limit of texts that were sent once, which are not worth preparing. */
const mostMetOnce = 5000

const metOnce = new Set<string>()
const names = new Map<string, string>()
/**
 * Incremented when PostgreSQL rejects a cached plan; connections with an older generation
 * re-prepare everything.
 */
let generation = 0

/** Name of a text, from its second use on. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (!metOnce.delete(text)) {
    if (metOnce.size >= mostMetOnce) metOnce.clear()
    metOnce.add(text)
    return undefined
  }
  if (names.size >= mostMetOnce) names.clear()
  const name = `g${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

/** Private state of the driver's connection. */
type Driver = { connection: { parsedStatements: Record<string, string> } }

/**
 * Prepared statements of one connection, so that PostgreSQL parses and plans them once: the
 * `mostPrepared` most recently used ones.
 */
export class PreparedStatements {
  readonly #driver: Driver
  readonly #most: number
  readonly #lastUsed = new Map<string, string>()
  #stale: string[] = []
  #generation = generation

  constructor(client: pg.Client, most = mostPrepared) {
    this.#driver = client as unknown as Driver
    this.#most = most
  }

  /** Name of the prepared statement of a text; undefined on its first use. */
  nameOf(text: string): string | undefined {
    const name = nameOf(text)
    if (!name) return undefined
    this.#lastUsed.delete(text)
    this.#lastUsed.set(text, name)
    if (this.#lastUsed.size > this.#most) {
      const [oldest, oldestName] = this.#lastUsed.entries().next().value!
      this.#lastUsed.delete(oldest)
      this.#stale.push(oldestName)
    }
    return name
  }

  /**
   * SQL that deallocates removed statements, for the beginning of the next message between two
   * transactions.
   */
  letGo(): string {
    if (this.#generation !== generation) return this.#letGoOfAll()
    if (this.#stale.length === 0) return ''
    const { parsedStatements } = this.#driver.connection
    // A statement that is in use again stays; one that PostgreSQL rejected was never prepared.
    const kept = new Set(this.#lastUsed.values())
    const gone = this.#stale.filter((name) => !kept.has(name) && name in parsedStatements)
    this.#stale = []
    for (const name of gone) delete parsedStatements[name]
    return gone.map((name) => `deallocate "${name}"; `).join('')
  }

  #letGoOfAll(): string {
    this.#generation = generation
    this.#lastUsed.clear()
    this.#stale = []
    this.#driver.connection.parsedStatements = {}
    return 'deallocate all; '
  }
}

/**
 * Whether PostgreSQL rejected a statement because of an outdated preparation: a migration changed
 * its result columns, or a pooler gave the connection to another client.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    code === '26000' || (code === '0A000' && String(message).startsWith('cached plan must not'))
  )
}
/** Makes every connection prepare its statements again. */
export function forgetPlans(): void {
  generation += 1
}
