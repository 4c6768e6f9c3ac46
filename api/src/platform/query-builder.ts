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
import type { DB } from '../database/schema.gen.ts'

/**
 * Bounds what a connection has still to answer: the patience of each statement begins when it is
 * sent.
 */
const mostUnanswered = 16
/** PostgreSQL's word for a statement after one that failed in the same transaction. */
const inFailedTransaction = '25P02'

/** The driver's own frames say nothing of who asked. */
function withAsker(error: unknown): unknown {
  if (error instanceof Error) error.stack += `\n${new Error('asked here').stack}`
  return error
}

const changes: ReadonlySet<string> = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
])
/** A change that gives no rows back has nothing to say but that it failed. */
const isSilent = (query: RootOperationNode): boolean =>
  changes.has(query.kind) && !(query as InsertQueryNode).returning

/**
 * The connection of a query builder, on which a change that gives no rows back is sent, and nobody
 * waits for it. Which rows it met is not known: `returning` asks for that. That it failed is heard
 * with the next answer that is waited for, and at the latest with the commit. PostgreSQL runs the
 * statements of a connection in the order in which they were sent, so the next one finds what was
 * changed; after one that failed it refuses all others of the transaction, and each of them says
 * why the first one failed.
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

  /** Why a statement was refused that only came after one that failed. */
  causeOf(error: unknown): unknown {
    const isRefused = (error as { code?: string }).code === inFailedTransaction
    return isRefused && this.#failure ? this.#failure.error : error
  }

  /** Waits for all that was sent. @throws The error of the first that failed */
  async settle(): Promise<void> {
    await Promise.all(this.#unanswered)
    if (this.#failure) throw this.#failure.error
  }

  /** Another transaction begins. */
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
