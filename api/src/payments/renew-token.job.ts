import { recordAudit } from '../platform/db/audit.ts'
import { selectRows } from '../platform/db/rows.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { JobHandler, JobRun } from '../platform/jobs/worker.ts'
import { tokenPurpose } from './payment-accounts.db.ts'
import type { PaymentProviders } from './providers.ts'
import { storeGrant } from './store-grant.ts'
import { updateAccountState } from './update-account-state.ts'

/**
 * Renews the access to an account long before it expires, and encrypts the new tokens. When the
 * owner revoked it, the business takes no more payments until it grants access again.
 */
export const renewToken = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries: 3 * 24 * 60,
  run: async (job) => {
    const found = await tokenOf(job)
    const authorizations = found && providers[found.provider]?.authorizations
    if (!authorizations) return
    const { tenantId } = job
    const purpose = tokenPurpose({ tenantId, accountId: found.id }, 'refresh')
    try {
      const grant = await authorizations.renew({ purpose, sealed: found.refresh })
      await job.inTenant('write', ({ db, now }) =>
        storeGrant(db, { tenantId, provider: found.provider, grant, now }),
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'AuthorizationInvalid') throw error
      await loseAccess(job, found.account_ref, found.provider)
    }
  },
})

const tokenOf = ({ tenantId, payload, inTenant }: JobRun) =>
  inTenant('read', ({ db }) =>
    selectRows(db, tenantId, 'payment_account')
      .innerJoin('payment_token', (join) =>
        join
          .onRef('payment_token.tenant_id', '=', 'payment_account.tenant_id')
          .onRef('payment_token.account_id', '=', 'payment_account.id'),
      )
      .select([
        'payment_account.id',
        'payment_account.provider',
        'payment_account.account_ref',
        'payment_token.refresh',
      ])
      .where('payment_account.id', '=', String(payload.accountId))
      .where('payment_account.disconnected_at', 'is', null)
      .executeTakeFirst(),
  )

const loseAccess = ({ tenantId, inTenant }: JobRun, accountRef: string, provider: string) =>
  inTenant('write', async ({ db, now }) => {
    const lost = { isSubmitted: false, isReady: false, isTakenBack: true } as const
    await updateAccountState({ db, now }, { tenantId, provider, accountRef }, lost)
    await recordAudit(db, {
      tenantId,
      accountId: null,
      requestId: 'worker',
      now,
      code: 'payments.not_ready',
      subject: 'business',
      subjectId: tenantId,
      facts: { provider, account: accountRef },
    })
  })
