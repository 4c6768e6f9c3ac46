import * as contract from '@guichet/contract/bookings/size-rental.ts'
import { takingsOf } from '../availability/public.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { addDuration } from '../platform/values/zoned-time.ts'
import { sizedTitle, sizesOfTypes, type RentalSize } from '../rentals/public.ts'
import { peakOf } from '../resources/public.ts'
import {
  carryOutMoves,
  movingTickets,
  writeExchangedProduct,
  type MovingTicket,
} from '../tickets/public.ts'
import { closeSize, pieceOf, viewPiece, type PieceRow } from './bookings.db.ts'
import { lockPiece } from './lock-piece.ts'

export const findRentalSizes = handle(
  contract.findRentalSizes,
  async ({ db, tenantId, timeZone }, { params: { unitId } }) => {
    const piece = await pieceOf(db, tenantId, unitId)
    const sizes = await sizesOfTypes(db, tenantId, [piece.type_id])
    const [from, to] = [piece.begins_at, addDuration(piece.ends_at, piece.turnaround, timeZone)]
    const resourceIds = sizes.map(({ resource_id }) => resource_id)
    const takings = await takingsOf(
      db,
      tenantId,
      { resourceIds, from, to },
      { omitUnitIds: [unitId] },
    )
    const stock = await stockOf(db, tenantId, resourceIds)
    return {
      items: sizes.map(({ id, name, resource_id }) => ({
        publicId: id,
        name,
        free: Math.max(
          0,
          (stock.get(resource_id) ?? 0) - peakOf(takings.get(resource_id) ?? [], from, to).quantity,
        ),
        isCurrent: id === piece.size_id,
      })),
    }
  },
)

async function stockOf(db: Db, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await selectRows(db, tenantId, 'resource')
    .select(['id', 'quantity'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}

/**
 * Changes the size of an item at its pick-up: the new size is taken and the previous one freed. The
 * price stays, and so does the client's code.
 */
export const sizeRental = handle(
  contract.sizeRental,
  async (
    ctx,
    { params: { unitId }, body: { version, specificationPublicId: sizeId, staysOpen = false } },
  ) => {
    const { db, now, tenantId, timeZone, audit } = ctx
    const { piece, unseen } = await lockPiece(ctx, unitId, version)
    const { state } = viewPiece(piece, { now, timeZone })
    if (state !== 'toPickUp')
      throw apiError('InvalidBookingTransition', { from: state, to: 'otherSize' })
    const size = (await sizesOfTypes(db, tenantId, [piece.type_id])).find(({ id }) => id === sizeId)
    if (!size) throw fieldProblem('specificationPublicId', 'invalid', ctx.language)
    if (size.id !== piece.size_id) await giveSize(ctx, piece, size)
    const isClosed = piece.is_size_open && !staysOpen
    if (isClosed) await closeSize(db, tenantId, unitId)
    if (size.id !== piece.size_id || isClosed)
      await audit('rental.sized', 'rental', unitId, {
        orderId: piece.order_id,
        facts: { fromSize: isClosed ? null : piece.size, toSize: size.name, ...unseen },
      })
    return viewPiece(await pieceOf(db, tenantId, unitId), { now, timeZone })
  },
)

async function giveSize(
  { db, now, tenantId, timeZone, audit }: Ctx,
  piece: PieceRow,
  size: RentalSize,
): Promise<void> {
  const [ticket] = await movingTickets(db, tenantId, [piece.ticket_id])
  const move = {
    ticket: ticket!,
    slotId: null,
    window: { beginsAt: piece.begins_at, endsAt: piece.ends_at },
    rental: { ...ticket!.rental!, sizeId: size.id, sizeResourceId: size.resource_id },
    unseen: {},
    code: 'kept' as const,
  }
  await carryOutMoves({ db, now, tenantId, timeZone, audit }, [move], { accessories: [] })
  await writeExchangedProduct(db, tenantId, {
    unitIds: [piece.unit_id],
    ...(await becameOf(db, tenantId, ticket!, size)),
  })
}

/** Names of the item on the order from now on. */
async function becameOf(db: Db, tenantId: string, { productId }: MovingTicket, size: RentalSize) {
  const product = await selectRows(db, tenantId, 'product')
    .innerJoin('rental_type', sameTenant('rental_type.id', 'product.rental_type_id'))
    .innerJoin('rental_category', sameTenant('rental_category.id', 'rental_type.category_id'))
    .select(['product.id', 'product.title', 'rental_category.name as category'])
    .where('product.id', '=', productId)
    .executeTakeFirstOrThrow()
  return {
    productId: product.id,
    productTitle: sizedTitle(product.title, size.name),
    categoryTitle: product.category,
  }
}
