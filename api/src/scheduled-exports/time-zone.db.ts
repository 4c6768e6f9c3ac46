import type { Db } from '../platform/db.ts'

/** The clock of a business, for work that nobody asked for. */
export const timeZoneOf = async (db: Db, tenantId: string): Promise<string> =>
  (
    await db
      .selectFrom('tenant')
      .select('time_zone')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
  ).time_zone
