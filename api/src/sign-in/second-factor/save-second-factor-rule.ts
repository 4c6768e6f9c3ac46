import * as contract from '@guichet/contract/sign-in/second-factor/save-second-factor-rule.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { hasProven } from './factors.db.ts'

export const getSecondFactorRule = handle(
  contract.getSecondFactorRule,
  async ({ db, tenantId }) => {
    const { second_factor_roles: roles } = await selectRows(db, tenantId, 'tenant_setting')
      .select('second_factor_roles')
      .executeTakeFirstOrThrow()
    return { roles: roles as contract.GuardedRole[] }
  },
)

/**
 * Asserts that the caller meets the requirement before imposing it on others.
 *
 * @throws SecondFactorRequired
 */
export async function assertProven({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<void> {
  if (!(await hasProven(db, actor.sessionId))) throw apiError('SecondFactorRequired')
}

/** Saves which roles require a second factor; the rule for main staff is changed by main staff. */
export const saveSecondFactorRule = handle(
  contract.saveSecondFactorRule,
  async (ctx, { body: { roles } }) => {
    const { db, tenantId, actor, audit } = ctx
    const { second_factor_roles: from } = await selectRows(db, tenantId, 'tenant_setting')
      .select('second_factor_roles')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const isOfMain = from.includes('MainStaff') !== roles.includes('MainStaff')
    if (isOfMain && !actor.isMain) throw apiError('MainStaffOnly')
    if (roles.some((role) => !from.includes(role))) await assertProven(ctx)
    await updateRows(db, tenantId, 'tenant_setting').set({ second_factor_roles: roles }).execute()
    await audit('second_factor.rule_saved', 'tenant', tenantId, { facts: { from, to: roles } })
    return {}
  },
)
