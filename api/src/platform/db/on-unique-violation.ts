import { settle, type Db } from './db.ts'

/** Error code of PostgreSQL for a unique violation. */
const taken = '23505'

/**
 * Runs a write that a unique index may reject, even because of a concurrent one.
 *
 * @param problemOf The problem by the name of the index; undefined for one that people cannot
 *   resolve
 */
export async function onUniqueViolation<T>(
  db: Db,
  write: () => Promise<T>,
  problemOf: (index: string | undefined) => Error | undefined,
): Promise<T> {
  try {
    const written = await write()
    await settle(db)
    return written
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    throw (code === taken && problemOf(constraint)) || error
  }
}
