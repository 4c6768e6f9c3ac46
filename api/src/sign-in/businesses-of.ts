import type { AccessType, TokenRole } from '@guichet/contract/access.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { everyRow } from '../platform/db/rows.ts'

export type Association = {
  tenantId: string
  name: Bilingual
  colour: string
  isMain: boolean
  roles: TokenRole[]
}

/**
 * Businesses that the account of this transaction may enter: row-level security shows a person only
 * their own staff rows.
 */
export async function businessesOf(db: Db, accountId: string): Promise<Association[]> {
  const rows = await everyRow(db)
    .selectFrom('staff')
    .innerJoin('tenant', 'tenant.id', 'staff.tenant_id')
    .select([
      'staff.tenant_id',
      'staff.is_main',
      'staff.role_types',
      'tenant.name',
      'tenant.colour',
    ])
    .where('staff.account_id', '=', accountId)
    .where('staff.removed_at', 'is', null)
    .orderBy('tenant.created_at')
    .orderBy('tenant.id')
    .execute()
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    name: row.name,
    colour: row.colour,
    isMain: row.is_main,
    roles: row.role_types as TokenRole[],
  }))
}

/** Whether a business grants an access type to a person, in a transaction of that business. */
export async function isGranted(
  db: Db,
  { tenantId, accountId }: { tenantId: string; accountId: string },
  type: AccessType,
): Promise<boolean> {
  const { rows } = await sql`
    select from staff st
    where st.tenant_id = ${tenantId} and st.account_id = ${accountId} and st.removed_at is null
      and (st.is_main or 'UserCollaboratorAdmin' = any(st.role_types) and exists (
        select from staff_role sr
        join custom_role cr on (cr.tenant_id, cr.id) = (sr.tenant_id, sr.role_id)
        where sr.tenant_id = st.tenant_id and sr.staff_id = st.id
          and ${type} = any(cr.accesses)))`.execute(db)
  return rows.length > 0
}

/** Whether a business can be selected: a validator has no page but the gate. */
export const canEnter = (association: Association): boolean =>
  association.isMain || association.roles.includes('UserCollaboratorAdmin')
export const canValidate = (association: Association): boolean =>
  association.isMain || association.roles.includes('Validator')
/** Whether the only page is that of the task manager, an application that trusts the session. */
export const canSchedule = ({ roles }: Association): boolean =>
  roles.includes('SchedulerDashboardAdmin')
