import {
  writeClaims,
  writeTimedClaims,
  type TimedWant,
  type Want,
} from '../../availability/public.ts'
import type { Ctx } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { inChunks } from '../../platform/in-chunks.ts'
import { newTicketReference, newTicketState, type StoredOwner } from '../../tickets/public.ts'
import type { PlannedLine } from './planned-cart.ts'
import type { WrittenUnit } from './write-invoice.ts'

/**
 * The kinds that open a gate or a counter of equipment; the others have no ticket. Source:
 * foundations 5.2.
 */
const ticketed: readonly string[] = ['daily_ticket', 'season_pass', 'equipment_rental']
export const isTicketed = (line: PlannedLine): boolean => ticketed.includes(line.type.kind)
export type SoldUnit = WrittenUnit & { line: PlannedLine }

/**
 * A ticket for each counted piece that opens a gate, a rental or a stay where it is one, and the
 * claims of all pieces. @returns the tickets, and what is to be taken at the end
 */
export async function writeTickets(
  { db, now, actor: { tenantId } }: Ctx,
  orderId: string,
  units: WrittenUnit[],
  ownersOf: (line: PlannedLine, ordinal: number) => StoredOwner[],
  isOverbooked: (line: PlannedLine) => boolean,
): Promise<{ tickets: { id: string; unit: SoldUnit }[]; wants: Want[] }> {
  const sold = units.filter((unit): unit is SoldUnit => unit.line !== null)
  const tickets = sold.filter(({ line }) => isTicketed(line)).map((unit) => ({ id: newId(), unit }))
  await inChunks(
    tickets.map(({ id, unit: { id: unitId, line, ordinal } }) => {
      const { state, beginsAt, endsAt } = newTicketState(line.window, now)
      const owners = ownersOf(line, ordinal)
      return {
        tenant_id: tenantId,
        id,
        order_id: orderId,
        unit_id: unitId,
        reference: newTicketReference(),
        state,
        begins_at: beginsAt,
        ends_at: endsAt,
        slot_id: line.slot?.id ?? null,
        owner: JSON.stringify(owners),
        picture_id: owners.find((owner) => owner.pictureId)?.pictureId ?? null,
      }
    }),
    (some) => db.insertInto('ticket').values(some).execute(),
  )
  await inChunks(
    sold.flatMap(({ id, line: { rental } }) =>
      rental
        ? [
            {
              tenant_id: tenantId,
              unit_id: id,
              size_id: rental.sizeId,
              begins_at: rental.beginsAt,
              ends_at: rental.endsAt,
              is_begin_custom: rental.isBeginCustom,
            },
          ]
        : [],
    ),
    (some) => db.insertInto('rental').values(some).execute(),
  )
  await inChunks(
    sold.flatMap(({ id, line: { stay, type } }) =>
      stay
        ? [
            {
              tenant_id: tenantId,
              id: newId(),
              unit_id: id,
              lodging_type_id: type.lodging_type_id!,
              check_in: stay.checkIn,
              check_out: stay.checkOut,
              persons: stay.persons,
              status: 'Booked',
            },
          ]
        : [],
    ),
    (some) => db.insertInto('booking').values(some).execute(),
  )
  const wants = sold.flatMap((unit): Want[] => {
    const { takes } = unit.line
    return takes && !takes.isTimed
      ? [{ unitId: unit.id, resourceId: takes.resourceId, quantity: 1 }]
      : []
  })
  await writeClaims(db, tenantId, wants)
  await writeTimedClaims(
    db,
    tenantId,
    sold.flatMap((unit): (TimedWant & { isOverbooked: boolean })[] => {
      const { takes } = unit.line
      return takes?.isTimed
        ? [{ ...takes, unitId: unit.id, quantity: 1, isOverbooked: isOverbooked(unit.line) }]
        : []
    }),
  )
  return { tickets, wants }
}
