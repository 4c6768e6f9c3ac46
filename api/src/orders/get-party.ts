import type { getParty as endpoint } from '@guichet/contract/orders/get-party.ts'
import { currentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Handler } from '../platform/contexts.ts'
import type { Db } from '../platform/db.ts'
import { carriedTitles } from '../tickets/public.ts'
import { findOrderIdFor } from './orders.db.ts'
import { membersOf, viewMember } from './sale/party/members.db.ts'

export const getParty: Handler<typeof endpoint> = async (ctx, { params: { ref } }) => {
  const {
    db,
    actor: { tenantId },
  } = ctx
  const orderId = await findOrderIdFor(ctx, ref)
  const members = await membersOf(db, tenantId, orderId)
  const pieces = members.length > 0 ? await piecesOf(db, tenantId, orderId) : []
  return {
    members: members.map((member) => ({
      ...viewMember(member),
      pieces: pieces.filter(({ position }) => position === member.position).map(viewPiece),
    })),
  }
}

/** Pieces as they are now: neither what was let go of, nor tickets that are void. */
const piecesOf = (db: Db, tenantId: string, orderId: string) =>
  db
    .selectFrom('party_piece')
    .innerJoin('unit', (join) =>
      sameTenant('unit.id', 'party_piece.unit_id')(join).on('unit.dropped_at', 'is', null),
    )
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .leftJoin('ticket', sameTenant('ticket.unit_id', 'unit.id'))
    .leftJoin('rental', sameTenant('rental.unit_id', 'unit.id'))
    .select([
      'party_piece.position',
      'party_piece.unit_id',
      'party_piece.is_size_open',
      'rental.unit_id as rental_unit_id',
      ...currentProduct,
      carriedTitles('unit').as('accessories'),
    ])
    .where('party_piece.tenant_id', '=', tenantId)
    .where('party_piece.order_id', '=', orderId)
    .where('ticket.voided_at', 'is', null)
    .orderBy('party_piece.position')
    .orderBy('order_line.position')
    .orderBy('unit.ordinal')
    .execute()

const viewPiece = (row: Awaited<ReturnType<typeof piecesOf>>[number]) => ({
  unitPublicId: row.unit_id,
  productTitle: row.product_title,
  categoryTitle: row.category_title,
  isRental: row.rental_unit_id !== null,
  isSizeOpen: row.is_size_open,
  accessories: row.accessories,
})
