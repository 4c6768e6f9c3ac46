import { settle, type Db } from './db.ts'

/** PostgreSQL's word for a row that a unique index refuses. */
const taken = '23505'

/**
 * Writes what a unique index may refuse: another has it, or takes it this instant.
 *
 * @param problemOf The problem to answer with, by the name of the index; undefined where it is not
 *   one that a person can do something about
 */
export async function unlessTaken<T>(
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
