import type { TokenRole } from '@guichet/contract/access.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db.ts'

export type Association = {
  tenantId: string
  name: Bilingual
  colour: string
  isMain: boolean
  roles: TokenRole[]
}

/**
 * The businesses that the account of this transaction may enter: row-level security shows a
 * person's own staff rows only.
 */
export async function businessesOf(db: Db, accountId: string): Promise<Association[]> {
  const rows = await db
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

/** Who only validates at the gate has no other page: only these businesses can be selected. */
export const canEnter = (association: Association): boolean =>
  association.isMain || association.roles.includes('UserCollaboratorAdmin')
export const canValidate = (association: Association): boolean =>
  association.isMain || association.roles.includes('Validator')
