import type {
  holdCart as endpoint,
  releaseHold as releaseEndpoint,
} from '@guichet/contract/orders/sale/hold-cart.ts'
import {
  endHold,
  freePlaces,
  reserveTimed,
  takePlaces,
  writeClaims,
  writeTimedClaims,
} from '../../availability/public.ts'
import { keyIdOf, personIdOf } from '../../platform/actor.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Handler } from '../../platform/contexts.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs.ts'
import { shortagesOf, timedWantsOf } from './cart-shortages.ts'
import { assertOwnHold } from './own-hold.ts'
import { planCart } from './plan-cart.ts'

const minute = 60_000

/**
 * Keeps the places of a cart for somebody who has not paid yet: claims without a unit, and a job
 * that gives them back.
 */
export const holdCart: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { db, now, actor } = ctx
  const { tenantId } = actor
  const { lines } = await planCart(ctx, body.tickets)
  const [short] = await shortagesOf(db, tenantId, lines)
  if (short) throw apiError('NotEnoughInventory', short)
  const { hold_minutes: usual } = await db
    .selectFrom('tenant_setting')
    .select('hold_minutes')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const until = new Date(Date.parse(now) + (body.minutes ?? usual) * minute).toISOString()
  const hold = { id: newId(), until }
  const timed = timedWantsOf(lines)
  await reserveTimed(db, tenantId, timed)
  await db
    .insertInto('hold')
    .values({
      tenant_id: tenantId,
      id: hold.id,
      held_until: until,
      created_by: personIdOf(actor),
      api_key_id: keyIdOf(actor),
      created_at: now,
    })
    .execute()
  await writeTimedClaims(
    db,
    tenantId,
    timed.map((want) => ({ ...want, unitId: null, isOverbooked: false, hold })),
  )
  const counted = lines.flatMap(({ takes, quantity }) =>
    takes && !takes.isTimed ? [{ unitId: null, resourceId: takes.resourceId, quantity }] : [],
  )
  await writeClaims(db, tenantId, counted, hold)
  await enqueue(db, {
    tenantId,
    kind: 'expire-hold',
    payload: { holdId: hold.id },
    runAt: until,
    dedupeKey: `expire-hold:${hold.id}`,
  })
  await ctx.audit('hold.made', 'hold', hold.id, { facts: { lines: lines.length } })
  await takePlaces(db, tenantId, counted)
  return { publicId: hold.id, heldUntilDateTimeUtc: until }
}

export const releaseHold: Handler<typeof releaseEndpoint> = async (
  ctx,
  { params: { holdPublicId } },
) => {
  const { db, now, audit, actor } = ctx
  const { tenantId } = actor
  await assertOwnHold(ctx, holdPublicId)
  const freed = await endHold(db, { tenantId, holdId: holdPublicId, ending: 'released', now })
  if (!freed) throw apiError('HoldOver')
  await audit('hold.released', 'hold', holdPublicId)
  await freePlaces(db, tenantId, freed)
  return {}
}
