import type {
  getSecondFactorRule as getEndpoint,
  GuardedRole,
  saveSecondFactorRule as saveEndpoint,
} from '@guichet/contract/sign-in/second-factor/save-second-factor-rule.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx, Handler } from '../../platform/contexts.ts'
import { hasProven } from './factors.db.ts'

export const getSecondFactorRule: Handler<typeof getEndpoint> = async ({ db, actor }) => {
  const { second_factor_roles: roles } = await db
    .selectFrom('tenant_setting')
    .select('second_factor_roles')
    .where('tenant_id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
  return { roles: roles as GuardedRole[] }
}

/** Nobody asks of others what they do not do themselves. @throws SecondFactorRequired */
export async function assertProven({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<void> {
  if (!(await hasProven(db, actor.sessionId))) throw apiError('SecondFactorRequired')
}

/** What is asked of main staff is theirs to say. */
export const saveSecondFactorRule: Handler<typeof saveEndpoint> = async (
  ctx,
  { body: { roles } },
) => {
  const { db, actor, audit } = ctx
  const { tenantId } = actor
  const { second_factor_roles: from } = await db
    .selectFrom('tenant_setting')
    .select('second_factor_roles')
    .where('tenant_id', '=', tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const isOfMain = from.includes('MainStaff') !== roles.includes('MainStaff')
  if (isOfMain && !actor.isMain) throw apiError('MainStaffOnly')
  if (roles.some((role) => !from.includes(role))) await assertProven(ctx)
  await db
    .updateTable('tenant_setting')
    .set({ second_factor_roles: roles })
    .where('tenant_id', '=', tenantId)
    .execute()
  await audit('second_factor.rule_saved', 'tenant', tenantId, { facts: { from, to: roles } })
  return {}
}
