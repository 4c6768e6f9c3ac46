import * as contract from '@guichet/contract/orders/get-party.ts'
import { currentProduct, isCurrentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { carriedTitles } from '../tickets/public.ts'
import { findOrderIdFor } from './orders.db.ts'
import { membersOf, viewMember } from './sale/party/members.db.ts'

export const getParty = handle(contract.getParty, async (ctx, { params: { ref } }) => {
  const { db, tenantId, timeZone } = ctx
  const orderId = await findOrderIdFor(ctx, ref)
  const order = await selectRows(db, tenantId, 'orders')
    .select(['reference', 'first_name', 'last_name', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const pieces = Map.groupBy(
    await piecesOf(db, tenantId, orderId),
    ({ position }) => position ?? -1,
  )
  const ofPlace = (place: number) => (pieces.get(place) ?? []).map(viewPiece)
  return {
    orderReferenceNumber: order.reference,
    clientName: [order.first_name, order.last_name].filter(Boolean).join(' ') || null,
    members: (await membersOf(db, tenantId, orderId)).map((member) => {
      const [first] = pieces.get(member.position) ?? []
      const day = localDateOf(first?.begins_at ?? order.created_at, timeZone)
      return { ...viewMember(member, day), pieces: ofPlace(member.position) }
    }),
    others: ofPlace(-1),
  }
})

/**
 * Current units of an order that belong to people, and all rentals; cancelled units and tickets are
 * left out.
 */
const piecesOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'unit')
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .leftJoin('product', isCurrentProduct)
    .leftJoin('party_piece', sameTenant('party_piece.unit_id', 'unit.id'))
    .leftJoin('ticket', sameTenant('ticket.unit_id', 'unit.id'))
    .leftJoin('rental', sameTenant('rental.unit_id', 'unit.id'))
    .select([
      'unit.id',
      'party_piece.position',
      'party_piece.is_size_open',
      'rental.unit_id as rental_unit_id',
      'ticket.begins_at',
      'ticket.ends_at',
      ...currentProduct,
      'product.title as type_title',
      carriedTitles('unit').as('accessories'),
    ])
    .where('unit.order_id', '=', orderId)
    .where('unit.dropped_at', 'is', null)
    .where('ticket.voided_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('party_piece.unit_id', 'is not', null), eb('rental.unit_id', 'is not', null)]),
    )
    .orderBy('party_piece.position')
    .orderBy('order_line.position')
    .orderBy('unit.ordinal')
    .execute()

const viewPiece = (row: Awaited<ReturnType<typeof piecesOf>>[number]) => ({
  unitPublicId: row.id,
  // Without the size, which is only assigned until the person's own size is chosen.
  productTitle: (row.is_size_open && row.type_title) || row.product_title,
  categoryTitle: row.category_title,
  isRental: row.rental_unit_id !== null,
  beginDateTimeUtc: row.begins_at,
  endDateTimeUtc: row.ends_at,
  isSizeOpen: row.is_size_open ?? false,
  accessories: row.accessories,
})
