import * as contract from '@guichet/contract/businesses/get-installation.ts'
import type { Db } from '../platform/db/db.ts'
import { handle } from '../platform/http/contexts.ts'

/** Whether there is no business yet, so that the first one can be installed without signing in. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  !(await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst())

export const getInstallation = handle(contract.getInstallation, async ({ db }) => ({
  isEmpty: await isEmpty(db),
}))
