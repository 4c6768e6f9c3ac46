import * as contract from '@guichet/contract/businesses/get-installation.ts'
import type { Db } from '../platform/db/db.ts'
import { handle } from '../platform/http/contexts.ts'

/** Whether there is no business yet, so that the first one can be installed without signing in. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  !(await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst())

/** Last part of the URL of the first business whose ticket office is online; null without one. */
export async function firstOffice(db: Db): Promise<string | null> {
  const found = await db
    .selectFrom('tenant')
    .select('static_url')
    .where('online', '=', true)
    .where('static_url', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.static_url ?? null
}

export const getInstallation = handle(contract.getInstallation, async ({ db }) => ({
  isEmpty: await isEmpty(db),
}))
