import { takePlaces, writeClaims } from '../availability/public.ts'
import { newId } from '../platform/ids.ts'
import type { Ctx } from '../platform/mount.ts'
import { newTicketReference, newTicketState, type StoredOwner } from '../tickets/public.ts'
import { takenBy, type PlannedLine } from './plan-cart.ts'
import type { WrittenUnit } from './write-invoice.ts'

/** The kinds that open a gate; donations and products have no ticket. Source: foundations 5.2. */
const ticketed: readonly string[] = ['daily_ticket', 'season_pass']
export const isTicketed = (line: PlannedLine): boolean => ticketed.includes(line.type.kind)
type SoldUnit = WrittenUnit & { line: PlannedLine; ordinal: number }
type Want = Parameters<typeof takePlaces>[2][number]

/** A ticket for each counted piece that opens a gate, and the claims of all pieces on slots and stocks. @returns the tickets, and what is to be taken at the end */
export async function writeTickets({ db, now, actor: { tenantId } }: Ctx, orderId: string, units: WrittenUnit[], ownersOf: (line: PlannedLine, ordinal: number) => StoredOwner[]): Promise<{ tickets: { id: string; unit: SoldUnit }[]; wants: Want[] }> {
  const sold = units.filter((unit): unit is SoldUnit => unit.line !== null)
  const tickets = sold.filter(({ line }) => isTicketed(line)).map((unit) => ({ id: newId(), unit }))
  if (tickets.length)
    await db.insertInto('ticket').values(tickets.map(({ id, unit: { id: unitId, line, ordinal } }) => {
      const { state, beginsAt, endsAt } = newTicketState(line.window, now)
      const owners = ownersOf(line, ordinal)
      return {
        tenant_id: tenantId, id, order_id: orderId, unit_id: unitId, reference: newTicketReference(), state, begins_at: beginsAt, ends_at: endsAt, slot_id: line.slot?.id ?? null,
        owner: JSON.stringify(owners), picture_id: owners.find((owner) => owner.pictureId)?.pictureId ?? null,
      }
    })).execute()
  const wants = sold.flatMap((unit) => { const taken = takenBy(unit.line); return taken ? [{ unitId: unit.id, resourceId: taken.id, quantity: 1 }] : [] })
  await writeClaims(db, tenantId, wants)
  return { tickets, wants }
}
