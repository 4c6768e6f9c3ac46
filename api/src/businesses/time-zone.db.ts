import type { Db } from '../platform/db.ts'

/** The time zone of a business, for work that no request of its staff brings along. */
export async function timeZoneOf(db: Db, tenantId: string): Promise<string> {
  const { time_zone: timeZone } = await db
    .selectFrom('tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return timeZone
}
