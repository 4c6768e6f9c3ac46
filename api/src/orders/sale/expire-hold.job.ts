import { endHold, freePlaces } from '../../availability/public.ts'
import type { JobHandler } from '../../platform/worker.ts'

/**
 * Gives back what a hold kept when its time is over; one that was sold or released before has
 * nothing left.
 */
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
