import * as contract from '@guichet/contract/orders/sale/hold-cart.ts'
import { endHold, freePlaces, takePlaces } from '../../../availability/public.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import { ownerColumns } from '../../../platform/http/actor.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import { handle } from '../../../platform/http/contexts.ts'
import { shortagesOf } from './cart-shortages.ts'
import { holdPlaces } from './hold-places.ts'
import { assertOwnHold } from './own-hold.ts'
import { planCart } from './plan-cart.ts'

const minute = 60_000

/** Holds the places of a cart for a client who has not paid yet. */
export const holdCart = handle(contract.holdCart, async (ctx, { body }) => {
  const { db, now, tenantId, actor } = ctx
  const { lines } = await planCart(ctx, body.tickets)
  const [short] = await shortagesOf(db, tenantId, lines)
  if (short) throw apiError('NotEnoughInventory', short)
  const { hold_minutes: usual } = await selectRows(db, tenantId, 'tenant_setting')
    .select('hold_minutes')
    .executeTakeFirstOrThrow()
  const until = new Date(Date.parse(now) + (body.minutes ?? usual) * minute).toISOString()
  const { holdId, take } = await holdPlaces(ctx, lines, {
    until,
    owner: ownerColumns(actor),
  })
  await ctx.audit('hold.made', 'hold', holdId, { facts: { lines: lines.length } })
  await takePlaces(db, tenantId, take)
  return { publicId: holdId, heldUntilDateTimeUtc: until }
})

export const releaseHold = handle(
  contract.releaseHold,
  async (ctx, { params: { holdPublicId } }) => {
    const { db, now, audit, tenantId } = ctx
    await assertOwnHold(ctx, holdPublicId)
    const freed = await endHold(db, { tenantId, holdId: holdPublicId, ending: 'released', now })
    if (!freed) throw apiError('HoldOver')
    await audit('hold.released', 'hold', holdPublicId)
    await freePlaces(db, tenantId, freed)
    return {}
  },
)
