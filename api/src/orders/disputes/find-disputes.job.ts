import { accessTo, type PaymentProviders } from '../../payments/public.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { JobHandler } from '../../platform/worker.ts'

/** A refund was refused because of a dispute: what it is, is asked for, in case no notice came. */
export const findDisputes = (providers: PaymentProviders): JobHandler => ({
  lane: 'money',
  tries: 3 * 24 * 60,
  run: async ({ tenantId, payload, inTenant }) => {
    const at = { provider: String(payload.provider), account: String(payload.account) }
    const find = providers[at.provider]?.findDisputes
    if (!find) return
    const access = await inTenant('read', ({ db }) => accessTo(db, tenantId, at))
    const found = await find({ access, paymentRef: String(payload.paymentRef) })
    await inTenant('write', async ({ db, now }) => {
      for (const disputeRef of found)
        await enqueue(db, {
          tenantId,
          kind: 'check-dispute',
          payload: { ...at, disputeRef },
          runAt: now,
          dedupeKey: `check-dispute:${disputeRef}:${String(payload.transferId)}`,
        })
    })
  },
})
