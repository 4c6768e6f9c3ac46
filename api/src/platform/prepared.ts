import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Statements that one connection keeps: PostgreSQL holds a parsed statement and a plan for each. */
export const mostPrepared = 250
/** Texts that were met once: a text that is never sent again is not worth keeping. */
const mostMetOnce = 5000

const metOnce = new Set<string>()
const names = new Map<string, string>()
/** Counts up when PostgreSQL refuses what connections keep: what they have is of before. */
let generation = 0

/** A text has a name from its second time on. */
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

/** What the driver knows of a connection, which has no public face. */
type Driver = { connection: { parsedStatements: Record<string, string> } }

/**
 * The statements that one connection keeps prepared, so that PostgreSQL reads and plans them once:
 * the `mostPrepared` that were used last.
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

  /** The name under which a text is prepared; none for one that is sent for the first time. */
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
   * SQL that lets go of what is no longer kept, for the beginning of the next message between two
   * transactions.
   */
  letGo(): string {
    if (this.#generation !== generation) return this.#letGoOfAll()
    if (this.#stale.length === 0) return ''
    const { parsedStatements } = this.#driver.connection
    // One that came back into use since is kept; one that PostgreSQL refused was never prepared.
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
 * Whether PostgreSQL refused a statement because of what was prepared before: a migration changed
 * the columns that it gives, or a pooler between gave the connection to somebody else.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    code === '26000' || (code === '0A000' && String(message).startsWith('cached plan must not'))
  )
}
/** Every connection prepares anew. */
export function forgetPlans(): void {
  generation += 1
}
