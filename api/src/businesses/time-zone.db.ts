import type { Db } from '../platform/db/db.ts'

/** Time zone of a business, for jobs without a request of its staff. */
export async function timeZoneOf(db: Db, tenantId: string): Promise<string> {
  const { time_zone: timeZone } = await db
    .selectFrom('tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return timeZone
}
