import { endHold, freePlaces, type Move } from '../../../availability/public.ts'
import { sameTenant } from '../../../database/same-tenant.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import type { JobHandler } from '../../../platform/jobs/worker.ts'
import { parkCartsOf } from '../saved/saved-carts.db.ts'

/** Releases the counter holds of a person who has left, and parks their carts for others. */
export const releaseHoldsOf: JobHandler = {
  lane: 'short',
  tries: 50,
  run: ({ tenantId, payload, inTenant }) =>
    inTenant('write', async ({ db, now }) => {
      await parkCartsOf({ db, tenantId, now }, String(payload.accountId))
      const holds = await selectRows(db, tenantId, 'hold')
        .leftJoin('allotment', sameTenant('allotment.hold_id', 'hold.id'))
        .select('hold.id')
        .where('hold.created_by', '=', String(payload.accountId))
        .where('hold.ended_at', 'is', null)
        // A counter keeps selling from the allotments that the person took for it.
        .where('allotment.id', 'is', null)
        .orderBy('hold.id')
        .execute()
      const freed: Move[] = []
      for (const { id } of holds)
        freed.push(
          ...((await endHold(db, { tenantId, holdId: id, ending: 'released', now })) ?? []),
        )
      await freePlaces(db, tenantId, freed)
    }),
}
