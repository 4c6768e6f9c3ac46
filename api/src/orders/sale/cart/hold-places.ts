import {
  reserveTimed,
  writeClaims,
  writeTimedClaims,
  type Move,
} from '../../../availability/public.ts'
import type { OwnerColumns } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { newId } from '../../../platform/values/ids.ts'
import { timedWantsOf } from './cart-shortages.ts'
import type { PlannedLine } from './planned-cart.ts'

/** Owner of the cart: the hold ends when their access ends. The hold of a quote has no owner. */
type HoldTerms = { owner: OwnerColumns; until: string }
type HoldingCtx = Pick<Ctx, 'db' | 'now' | 'tenantId'>
/**
 * Holds the places of lines until an instant: writes claims without a unit, and a job that releases
 * them.
 *
 * @returns The hold, and the counted places to take in the last statement
 * @throws NotEnoughInventory
 */
export async function holdPlaces(
  { db, now, tenantId }: HoldingCtx,
  lines: readonly PlannedLine[],
  { until, owner }: HoldTerms,
): Promise<{ holdId: string; take: Move[] }> {
  const timed = timedWantsOf(lines)
  await reserveTimed(db, tenantId, timed)
  const hold = await writeHold({ db, now, tenantId }, { until, owner })
  await writeTimedClaims(
    db,
    tenantId,
    timed.map((want) => ({ ...want, unitId: null, isOverbooked: false, hold })),
  )
  const counted = lines.flatMap(({ takes, quantity }) =>
    takes && !takes.isTimed ? [{ unitId: null, resourceId: takes.resourceId, quantity }] : [],
  )
  await writeClaims(db, tenantId, counted, hold)
  return { holdId: hold.id, take: counted }
}

/** Writes a hold without places, and the job that ends it. */
export async function writeHold(
  { db, now, tenantId }: HoldingCtx,
  { until, owner }: HoldTerms,
): Promise<{ id: string; until: string }> {
  const id = newId()
  await db
    .insertInto('hold')
    .values({
      tenant_id: tenantId,
      id,
      held_until: until,
      ...owner,
      created_at: now,
    })
    .execute()
  await enqueue(db, {
    tenantId,
    kind: 'expire-hold',
    payload: { holdId: id },
    runAt: until,
    dedupeKey: `expire-hold:${id}`,
  })
  return { id, until }
}
