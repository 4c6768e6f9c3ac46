import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Has the planner expect, until the end of the transaction, what figures are: sums of many rows,
 * which memory serves better than files, on disks where any page costs about the same to reach. At
 * its defaults it reads the payments of all years to find those of a month.
 *
 * What takes seconds keeps to one core, so that sales have the others.
 */
export const planForFigures = async (db: Db, { isLong }: { isLong: boolean }): Promise<unknown> =>
  sql`select set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true),
    set_config('max_parallel_workers_per_gather', ${isLong ? '0' : '2'}, true)`.execute(db)
