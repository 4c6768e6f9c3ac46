import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'

/**
 * Sets planner options for figures until the end of the transaction: they sum many rows, for which
 * memory is better than files, on disks with nearly constant access cost. By default PostgreSQL
 * reads the payments of all years to find those of a month.
 *
 * Long queries use one core only, so that sales have the others.
 */
export const planForFigures = async (db: Db, { isLong }: { isLong: boolean }): Promise<unknown> =>
  sql`select set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true),
    set_config('max_parallel_workers_per_gather', ${isLong ? '0' : '2'}, true)`.execute(db)
