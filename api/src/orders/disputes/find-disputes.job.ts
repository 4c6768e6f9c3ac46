import { accessTo, type PaymentProviders } from '../../payments/public.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { JobHandler } from '../../platform/jobs/worker.ts'

/**
 * Reads the disputes of a payment after the provider rejected its refund because of one, in case
 * its notification got lost.
 */
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
