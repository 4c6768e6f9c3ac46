import {
  writeClaims,
  writeTimedClaims,
  type TimedWant,
  type Want,
} from '../../availability/public.ts'
import type { Ctx } from '../../platform/contexts.ts'
import type { Db } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { inChunks } from '../../platform/in-chunks.ts'
import { newTicketReference, newTicketState, ticketSearchText } from '../../tickets/public.ts'
import type { OwnersOf } from './pass-owners.ts'
import type { PlannedLine } from './planned-cart.ts'
import type { WrittenUnit } from './write-invoice.ts'

/** The kinds that open a gate or a counter of equipment; the others have no ticket. */
const ticketed: readonly string[] = ['daily_ticket', 'season_pass', 'equipment_rental']
export const isTicketed = (line: PlannedLine): boolean => ticketed.includes(line.type.kind)
export type SoldUnit = WrittenUnit & { line: PlannedLine }

export type WrittenTicket = { id: string; unit: SoldUnit }
type TicketPlan = {
  orderId: string
  units: readonly WrittenUnit[]
  ownersOf: OwnersOf
  isOverbooked: (line: PlannedLine) => boolean
}

/**
 * A ticket for each counted piece that opens a gate, a rental or a stay where it is one, and the
 * claims of all pieces.
 *
 * @returns The tickets, and the counted places that are to be taken at the end.
 */
export async function writeTickets(
  ctx: Ctx,
  { orderId, units, ownersOf, isOverbooked }: TicketPlan,
): Promise<{ tickets: WrittenTicket[]; wants: Want[] }> {
  const {
    db,
    actor: { tenantId },
  } = ctx
  const sold = units.filter((unit): unit is SoldUnit => unit.line !== null)
  const tickets = sold.filter(({ line }) => isTicketed(line)).map((unit) => ({ id: newId(), unit }))
  await insertTickets(ctx, orderId, tickets, ownersOf)
  await insertRentals(db, tenantId, sold)
  await insertBookings(db, tenantId, sold)
  const wants = sold.flatMap(countedWant)
  await writeClaims(db, tenantId, wants)
  const timed = sold.flatMap((unit) => timedWant(unit, isOverbooked(unit.line)))
  await writeTimedClaims(db, tenantId, timed)
  return { tickets, wants }
}

async function insertTickets(
  { db, now, actor: { tenantId } }: Ctx,
  orderId: string,
  tickets: readonly WrittenTicket[],
  ownersOf: OwnersOf,
): Promise<void> {
  const written = tickets.map(({ id, unit: { id: unitId, line, ordinal } }) => {
    const { state, beginsAt, endsAt } = newTicketState(line.window, now)
    const owners = ownersOf(line, ordinal)
    const reference = newTicketReference()
    return {
      row: {
        tenant_id: tenantId,
        id,
        order_id: orderId,
        unit_id: unitId,
        sold_at: now,
        kind: line.type.kind,
        product_id: line.type.id,
        reference,
        state,
        begins_at: beginsAt,
        ends_at: endsAt,
        slot_id: line.slot?.id ?? null,
        owner: JSON.stringify(owners),
        picture_id: owners.find((owner) => owner.pictureId)?.pictureId ?? null,
      },
      text: ticketSearchText({ reference, owners }),
    }
  })
  await inChunks(
    written.map(({ row }) => row),
    (some) => db.insertInto('ticket').values(some).execute(),
  )
  await inChunks(
    written.map(({ row: { id }, text }) => ({
      tenant_id: tenantId,
      kind: 'ticket',
      id,
      at: now,
      text,
    })),
    (some) => db.insertInto('search_entry').values(some).execute(),
  )
}

const insertRentals = (db: Db, tenantId: string, sold: readonly SoldUnit[]) =>
  inChunks(
    sold.flatMap(({ id, line: { rental } }) =>
      rental
        ? {
            tenant_id: tenantId,
            unit_id: id,
            size_id: rental.sizeId,
            begins_at: rental.beginsAt,
            ends_at: rental.endsAt,
            is_begin_custom: rental.isBeginCustom,
          }
        : [],
    ),
    (some) => db.insertInto('rental').values(some).execute(),
  )

const insertBookings = (db: Db, tenantId: string, sold: readonly SoldUnit[]) =>
  inChunks(
    sold.flatMap(({ id, line: { stay, type } }) =>
      stay
        ? {
            tenant_id: tenantId,
            id: newId(),
            unit_id: id,
            lodging_type_id: type.lodging_type_id!,
            check_in: stay.checkIn,
            check_out: stay.checkOut,
            persons: stay.persons,
            status: 'Booked',
          }
        : [],
    ),
    (some) => db.insertInto('booking').values(some).execute(),
  )

const countedWant = ({ id, line: { takes } }: SoldUnit): Want[] =>
  takes && !takes.isTimed ? [{ unitId: id, resourceId: takes.resourceId, quantity: 1 }] : []

const timedWant = (
  { id, line: { takes } }: SoldUnit,
  isOverbooked: boolean,
): (TimedWant & { isOverbooked: boolean })[] =>
  takes?.isTimed ? [{ ...takes, unitId: id, quantity: 1, isOverbooked }] : []
