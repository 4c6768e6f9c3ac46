import type { AccessType, TokenRole } from '@guichet/contract/access.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import {
  exportSubjects,
  type ExportSubject,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { assertMay, type Rights } from '../platform/http/actor.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** A member of staff, with the data that determines access to an export. */
export type Reader = {
  accountId: string
  name: string
  email: string
  language: Language
  hasLeft: boolean
  isMain: boolean
  roles: TokenRole[]
  accesses: AccessType[]
}

/** Staff of a business by name, including former members. */
export async function staffOf(db: Db, tenantId: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select a.id as "accountId", btrim(a.first_name || ' ' || a.last_name) as name, a.email,
      a.language, st.removed_at is not null or a.disabled_at is not null as "hasLeft",
      st.is_main as "isMain", st.role_types as roles,
      array(
        select distinct x
        from staff_role sr
        join custom_role cr on (cr.tenant_id, cr.id) = (sr.tenant_id, sr.role_id),
          unnest(cr.accesses) x
        where sr.tenant_id = st.tenant_id and sr.staff_id = st.id
      ) as accesses
    from staff st
    join account a on a.id = st.account_id
    where st.tenant_id = ${tenantId}
    order by lower(a.last_name), lower(a.first_name), a.id`.execute(db)
  return rows
}

/** Whether a member could make the file by hand now: the same check as that call. */
export function mayRead({ hasLeft, isMain, roles, accesses }: Reader, subject: ExportSubject) {
  return !hasLeft && may({ isMain, roles, accesses: new Set(accesses) }, subject)
}

/** Whether a person may make the file of a subject now. */
export function may(
  who: Pick<Rights, 'isMain' | 'roles' | 'accesses'>,
  subject: ExportSubject,
): boolean {
  try {
    const { isMain, roles, accesses } = who
    const entitled = { isMain, roles, accesses, restrictions: new Set<never>(), scopes: null }
    assertMay(entitled, { access: exportSubjects[subject] })
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
