import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { firstOf } from '../platform/values/must.ts'

type Facts = {
  is_dismissed: boolean
  is_cash_only: boolean
  /** The taxes were saved after the creation of the business. */
  are_taxes_saved: boolean
  is_connected: boolean
  has_sold: boolean
  /** Activities of the list with places in a slot that has not ended. */
  timed: string[]
}

/** Facts of a business that show which first steps are done, in one query on indexed keys. */
export async function readFirstSteps(
  db: Db,
  tenantId: string,
  now: string,
  activityIds: readonly string[],
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select first_steps_dismissed_at is not null as is_dismissed, is_cash_only,
      exists (
        select from document d
        where d.tenant_id = t.tenant_id and d.name = 'taxes' and d.version > 1
      ) as are_taxes_saved,
      exists (
        select from payment_account p
        where p.tenant_id = t.tenant_id and p.disconnected_at is null and p.is_ready
      ) as is_connected,
      exists (
        select from orders o where o.tenant_id = t.tenant_id and o.completed_at is not null
      ) as has_sold,
      array(
        select id
        from unnest(${activityIds}::uuid[]) a (id)
        where exists (
          select from slot s
          join resource r on (r.tenant_id, r.id) = (s.tenant_id, s.id)
          where s.tenant_id = t.tenant_id and s.activity_id = a.id and s.ends_at > ${now}
            and r.quantity > 0
        )
      ) as timed
    from tenant_setting t
    where t.tenant_id = ${tenantId}`.execute(db)
  return firstOf(rows)
}
