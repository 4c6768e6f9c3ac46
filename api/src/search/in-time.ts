import type { Opened } from '../platform/db.ts'

const canceled = '57014'
/** What one kind may take: who types does not wait for the slowest. */
const statementMs = 500

/**
 * A part of a search that is given up where it takes too long, while the others go on in the same
 * transaction.
 *
 * @returns Null when it was given up
 */
export async function inTime<T>(
  { client }: Pick<Opened, 'client'>,
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
