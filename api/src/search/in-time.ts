import type { Transaction } from '../platform/db/db.ts'

const canceled = '57014'
/** Time limit of one kind, in milliseconds, so that typing does not wait for the slowest. */
const statementMs = 500

/**
 * Runs a part of a search that is cancelled when it takes too long, while the transaction
 * continues.
 *
 * @returns Null when it was cancelled
 */
export async function inTime<T>(
  { client }: Pick<Transaction, 'client'>,
  search: () => Promise<T>,
): Promise<T | null> {
  await client.query(`savepoint part; set local statement_timeout = ${statementMs}`)
  try {
    return await search()
  } catch (error) {
    if ((error as { code?: string }).code !== canceled) throw error
    await client.query('rollback to savepoint part')
    return null
  }
}
