import * as contract from '@guichet/contract/businesses/get-installation.ts'
import type { Db } from '../platform/db/db.ts'
import { handle } from '../platform/http/contexts.ts'

/** Whether there is no business yet, so that the first one can be installed without signing in. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  !(await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst())

/** Last parts of the URLs of the ticket offices that are online, at most so many. */
export async function onlineOffices(db: Db, most: number): Promise<string[]> {
  const found = await db
    .selectFrom('tenant')
    .select('static_url')
    .where('online', '=', true)
    .where('static_url', 'is not', null)
    .orderBy('id')
    .limit(most)
    .execute()
  return found.map(({ static_url }) => static_url!)
}

export const getInstallation = handle(contract.getInstallation, async ({ db }) => ({
  isEmpty: await isEmpty(db),
}))
