import * as contract from '@guichet/contract/audit/verify-audit.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { firstOf } from '../platform/values/must.ts'
import { firstHash } from './hash-chain.ts'

async function viewChain({ db, client, tenantId }: Ctx) {
  const chain = await selectRows(db, tenantId, 'audit_chain')
    .select(['number', 'hash', 'sealed_at'])
    .executeTakeFirst()
  const check = await selectRows(db, tenantId, 'audit_check')
    .select(['number', 'checked_at', 'faults'])
    .executeTakeFirst()
  const { rows } = await client.query<{ waiting: number; isVerifying: boolean }>(
    `select (select count(*)::int from audit_unsealed where tenant_id = $1) as waiting,
        exists (
          select from job where tenant_id = $1 and kind = 'verify-audit' and ended_at is null
        ) as "isVerifying"`,
    [tenantId],
  )
  return {
    number: chain?.number ?? 0,
    head: (chain?.hash ?? firstHash).toString('hex'),
    sealedDateTimeUtc: chain?.sealed_at ?? null,
    ...firstOf(rows),
    verified: check
      ? { number: check.number, dateTimeUtc: check.checked_at, faults: check.faults }
      : null,
  }
}

export const getAuditChain = handle(contract.getAuditChain, (ctx) => viewChain(ctx))

/** Starts a verification. Two concurrent calls wait for one run, or for two with one result. */
export const verifyAudit = handle(contract.verifyAudit, async (ctx) => {
  const { db, now, actor, audit } = ctx
  const { tenantId } = actor
  const view = await viewChain(ctx)
  if (view.isVerifying) return view
  await enqueue(db, { tenantId, kind: 'verify-audit', payload: {}, runAt: now })
  await audit('audit.verification_asked', 'tenant', tenantId)
  return { ...view, isVerifying: true }
})
