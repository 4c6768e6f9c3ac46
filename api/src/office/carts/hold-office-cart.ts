import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import { endHold, freePlaces, movePlaces, type Move } from '../../availability/public.ts'
import { holdPlaces, type PlannedCart } from '../../orders/public.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { ownerColumns } from '../../platform/http/actor.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx, GuestCtx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { sumOf } from '../../pricing/public.ts'
import {
  changeCart,
  liveHoldOf,
  piecesHeldElsewhere,
  type CartRow,
  type LiveHold,
} from './carts.db.ts'
import { holdEnd } from './hold-terms.rules.ts'
import { planOfficeCart, reservedBy, type PlannedOfficeCart } from './plan-office-cart.ts'

/** Most pieces that the carts of an address hold: a school or a mobile network shares one. */
export const mostPiecesOfAddress = 200
type HeldCart = { hold: LiveHold | null; content: PlannedOfficeCart }

/**
 * Replaces the hold of a locked cart by one for its current lines, in the same transaction, so that
 * nobody takes its places in between. Lines without enough places are left out; while a line cannot
 * be planned, the former hold stays.
 *
 * @throws InvalidRequest above the pieces of a cart, TooManyTries above those that an address may
 *   hold, NotEnoughInventory when the last places were taken a moment ago
 */
export async function holdOfficeCart(guest: GuestCtx, ctx: Ctx, cart: CartRow): Promise<HeldCart> {
  const { db, now, tenantId } = ctx
  const former = liveHoldOf(cart, now)
  const content = await planOfficeCart(ctx, cart, await reservedBy(ctx, former))
  const { planned, shortLines } = content
  if (!planned && cart.lines.length > 0) return { hold: former, content }
  const pieces = sumOf(cart.lines.map(({ quantity }) => quantity))
  if (pieces > mostPiecesHeld)
    throw fieldProblem('lines', `maxItems:${mostPiecesHeld}`, ctx.language)
  if (pieces + (await piecesHeldElsewhere(guest, cart.id)) > mostPiecesOfAddress)
    throw apiError('TooManyTries', { retryAfterSeconds: 300 })
  const given = former
    ? ((await endHold(db, { tenantId, holdId: former.id, ending: 'released', now })) ?? [])
    : []
  if (!planned) {
    await changeCart(ctx, cart.id, { hold_id: null, held_since: null, pieces: 0 })
    await freePlaces(db, tenantId, given)
    return { hold: null, content }
  }
  const lines = planned.lines.filter(({ place }) => !shortLines.has(place.line))
  const heldSince = former ? cart.held_since : now
  const hold = await writeHold(ctx, { ...cart, held_since: heldSince, pieces }, { lines, given })
  return { hold, content }
}

type Places = { lines: PlannedCart['lines']; given: Move[] }
async function writeHold(
  ctx: Ctx,
  { id, held_since, pieces }: CartRow & { pieces: number },
  { lines, given }: Places,
): Promise<LiveHold> {
  const { db, now, tenantId, actor } = ctx
  const { hold_minutes: minutes } = await selectRows(db, tenantId, 'tenant_setting')
    .select('hold_minutes')
    .executeTakeFirstOrThrow()
  const until = holdEnd({ now, minutes, heldSince: held_since })
  const { holdId, take } = await holdPlaces(ctx, lines, { until, owner: ownerColumns(actor) })
  await changeCart(ctx, id, { hold_id: holdId, held_since, pieces })
  await movePlaces(db, tenantId, { take, give: given })
  return { id: holdId, until }
}
