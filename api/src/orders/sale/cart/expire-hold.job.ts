import { endHold, freePlaces } from '../../../availability/public.ts'
import type { JobHandler } from '../../../platform/jobs/worker.ts'

/** Releases the places of a hold at its end; a hold that was sold or released before has none. */
export const expireHold: JobHandler = {
  lane: 'short',
  tries: 50,
  run: ({ tenantId, payload, inTenant }) =>
    inTenant('write', async ({ db, now }) => {
      const freed = await endHold(db, {
        tenantId,
        holdId: String(payload.holdId),
        ending: 'expired',
        now,
      })
      if (freed) await freePlaces(db, tenantId, freed)
    }),
}
