import type { Kind } from '@guichet/contract/kinds.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../database/same-tenant.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../../platform/fault-seams.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { TicketState } from '../ticket.rules.ts'
import { ticketsWithCategory } from '../tickets-with-category.db.ts'
import { usedAt } from '../used-at.db.ts'
import type { ExchangeFacts } from './move-ticket.rules.ts'

/**
 * Locks the orders of tickets, in the order of their ids: every change of a ticket is under its
 * order's lock.
 *
 * @throws NotFound
 */
export async function lockOrdersOf(
  db: Db,
  tenantId: string,
  ticketIds: readonly string[],
): Promise<void> {
  const rows = await selectRows(db, tenantId, 'ticket')
    .select(['id', 'order_id'])
    .where('id', 'in', [...ticketIds])
    .execute()
  if (rows.length !== new Set(ticketIds).size) throw apiError('NotFound')
  await selectRows(db, tenantId, 'orders')
    .select('id')
    .where(
      'id',
      'in',
      rows.map((row) => row.order_id),
    )
    .orderBy('id')
    .$call(locking('moving-tickets'))
    .execute()
}

export type MovingTicket = ExchangeFacts & {
  id: string
  unitId: string
  orderId: string
  version: number
  generation: number
  /** Generation before a move that can be reversed. */
  movedFromGeneration: number | null
  /** Highest generation used so far, when it is not the current one. */
  lastGeneration: number | null
  /** Current product of the ticket. */
  productId: string | null
  activityId: string | null
  lineId: string
  ordinal: number
  isInPackage: boolean
  rental: {
    typeId: string
    sizeId: string
    sizeResourceId: string
    duration: string
    turnaround: string
    beginsAt: string
  } | null
}

/** Facts of tickets for a move; to be read after their orders are locked. */
export async function movingTickets(
  db: Db,
  tenantId: string,
  ticketIds: readonly string[],
): Promise<MovingTicket[]> {
  const rows = await movingRows(db, tenantId, ticketIds)
  await yieldUnprotected('moving-tickets')
  return rows.map(movingTicket)
}

const movingRows = (db: Db, tenantId: string, ticketIds: readonly string[]) =>
  ticketsWithCategory(db, tenantId)
    .leftJoin('rental', sameTenant('rental.unit_id', 'ticket.unit_id'))
    .leftJoin('rental_size', sameTenant('rental_size.id', 'rental.size_id'))
    .leftJoin('rental_type', sameTenant('rental_type.id', 'rental_size.type_id'))
    .select([
      'ticket.id',
      'ticket.unit_id',
      'ticket.order_id',
      'ticket.version',
      'ticket.generation',
      'ticket.moved_from_generation',
      'ticket.last_generation',
      'ticket.state',
      'ticket.begins_at',
      'ticket.ends_at',
      'ticket.voided_at',
      'ticket.slot_id',
      'order_line.kind',
      'activity_category.activity_id',
      'order_line.parent_line_id',
      'unit.line_id',
      'unit.ordinal',
      'product.id as product_id',
      'product.duration',
      'rental.begins_at as rented_from',
      'rental.picked_up_at',
      'rental.size_id',
      'rental_size.resource_id',
      'rental_type.id as type_id',
      'rental_type.turnaround',
      usedAt.as('used_at'),
    ])
    .where('ticket.tenant_id', '=', tenantId)
    .where('ticket.id', 'in', [...ticketIds])
    .execute()

const movingTicket = (row: Awaited<ReturnType<typeof movingRows>>[number]): MovingTicket => ({
  id: row.id,
  unitId: row.unit_id,
  orderId: row.order_id,
  version: row.version,
  generation: row.generation,
  movedFromGeneration: row.moved_from_generation,
  lastGeneration: row.last_generation,
  productId: row.product_id,
  activityId: row.activity_id,
  lineId: row.line_id,
  ordinal: row.ordinal,
  isInPackage: row.parent_line_id !== null,
  kind: row.kind as Kind,
  state: row.state as TicketState,
  beginsAt: row.begins_at,
  endsAt: row.ends_at,
  isVoided: row.voided_at !== null,
  slotId: row.slot_id,
  isPickedUp: row.picked_up_at !== null,
  isUsed: row.used_at !== null,
  rental:
    row.rented_from && row.duration && row.size_id && row.resource_id && row.type_id
      ? {
          typeId: row.type_id,
          sizeId: row.size_id,
          sizeResourceId: row.resource_id,
          duration: row.duration,
          turnaround: row.turnaround!,
          beginsAt: row.rented_from,
        }
      : null,
})

/** A code that was never used before, so that printed or emailed ones are no longer valid. */
export const nextGeneration = () => ({
  generation: sql<number>`greatest(ticket.generation, coalesce(ticket.last_generation, 0)) + 1`,
  moved_from_generation: null,
  last_generation: null,
})

/** An accessory of a rental, whose unit is `ofUnitId`. */
export type CarriedAccessory = {
  unitId: string
  ofUnitId: string
  resourceId: string
  productId: string
}
/** Accessories of rented units, which move with their rental. */
export const accessoriesOf = async (
  db: Db,
  tenantId: string,
  unitIds: readonly string[],
): Promise<CarriedAccessory[]> =>
  unitIds.length === 0
    ? []
    : (
        await selectRows(db, tenantId, 'unit')
          .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
          .innerJoin('product', sameTenant('product.id', 'order_line.product_id'))
          .innerJoin('accessory', sameTenant('accessory.id', 'product.accessory_id'))
          .select([
            'unit.id',
            'unit.parent_unit_id',
            'accessory.resource_id',
            'product.id as product_id',
          ])
          .where('unit.parent_unit_id', 'in', [...unitIds])
          .where('order_line.kind', '=', 'accessory_rental')
          .where('unit.dropped_at', 'is', null)
          .orderBy('unit.id')
          .execute()
      ).map((row) => ({
        unitId: row.id,
        ofUnitId: row.parent_unit_id!,
        resourceId: row.resource_id,
        productId: row.product_id,
      }))

/** Units with their accessories, which are released together. */
export const unitsWithAccessories = async (
  db: Db,
  tenantId: string,
  unitIds: readonly string[],
): Promise<string[]> => [
  ...unitIds,
  ...(await accessoriesOf(db, tenantId, unitIds)).map(({ unitId }) => unitId),
]
