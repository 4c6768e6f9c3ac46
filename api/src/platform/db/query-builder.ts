import {
  Kysely,
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type InsertQueryNode,
  type QueryResult,
  type RootOperationNode,
} from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.gen.ts'

/** Limit of unanswered statements of a connection: a statement's timeout begins when sent. */
const mostUnanswered = 16
/** Error code of a statement after a failed one in the same transaction. */
const inFailedTransaction = '25P02'

/** The driver's own stack frames do not name the caller. */
function withAsker(error: unknown): unknown {
  if (error instanceof Error) error.stack += `\n${new Error('asked here').stack}`
  return error
}

const changes: ReadonlySet<string> = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
])
/** A change without returned rows can only report a failure. */
const isSilent = (query: RootOperationNode): boolean =>
  changes.has(query.kind) && !(query as InsertQueryNode).returning

/**
 * The connection of a query builder. A change that returns no rows is sent without waiting for its
 * answer; the number of affected rows is then unknown, and `returning` requests it. A failure is
 * reported by the next awaited answer, at the latest by the commit. PostgreSQL runs the statements
 * of a connection in order, so later ones see the change; after a failed one it rejects all others
 * of the transaction, and each of them reports the first failure.
 */
export class LentConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #unanswered = new Set<Promise<void>>()
  #failure: { error: unknown } | null = null

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = this.#client.query(sql, [...parameters])
    if (isSilent(query)) {
      await this.#leave(asked)
      return { rows: [] }
    }
    return this.#answered(asked) as Promise<QueryResult<Row>>
  }

  async #leave(asked: Promise<unknown>): Promise<void> {
    const heard: Promise<void> = asked
      .then(
        () => {},
        (error: unknown) => {
          this.#failure ??= { error }
        },
      )
      .finally(() => this.#unanswered.delete(heard))
    this.#unanswered.add(heard)
    if (this.#unanswered.size >= mostUnanswered) await this.settle()
  }

  async #answered(asked: Promise<pg.QueryResult>) {
    try {
      const { rows, rowCount, command } = await asked
      return {
        rows,
        ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }),
      }
    } catch (error) {
      throw withAsker(this.causeOf(error))
    }
  }

  /** The failure that caused the rejection of a later statement. */
  causeOf(error: unknown): unknown {
    const isRefused = (error as { code?: string }).code === inFailedTransaction
    return isRefused && this.#failure ? this.#failure.error : error
  }

  /** Waits for all statements that were sent. @throws The first error */
  async settle(): Promise<void> {
    await Promise.all(this.#unanswered)
    if (this.#failure) throw this.#failure.error
  }

  /** Resets the state for another transaction. */
  begin(): void {
    this.#failure = null
  }

  // oxlint-disable-next-line require-yield -- long lists come by a cursor of ours (`batches`)
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Lists that are streamed come by a cursor.')
  }
}

const refuse = async () => {
  throw new Error('Transactions are opened by `transaction`.')
}
const driverOf = (connection: DatabaseConnection): Driver => ({
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => {},
  destroy: async () => {},
})

class LentDialect extends PostgresDialect {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super({ pool: refuse })
    this.#connection = connection
  }

  override createDriver(): Driver {
    return driverOf(this.#connection)
  }
}

export const builderOn = (connection: DatabaseConnection): Kysely<DB> =>
  new Kysely<DB>({ dialect: new LentDialect(connection) })
