import {
  writeClaims,
  writeTimedClaims,
  type TimedWant,
  type Want,
} from '../../../availability/public.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inChunks } from '../../../platform/db/in-chunks.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { PlannedLine, SellingCtx } from '../cart/planned-cart.ts'
import { isTicketed, type Answers } from '../form-answers.rules.ts'
import type { FindOwners } from '../pass-owners.ts'
import { insertTickets, storeUnissuedTickets } from './issue-tickets.ts'
import type { WrittenUnit } from './write-invoice.ts'

type SoldUnit = WrittenUnit & { line: PlannedLine }

export type WrittenTicket = { id: string; unit: SoldUnit }
/** Id and reference of the ticket of a unit that was printed before. */
export type PrintedTickets = (
  line: PlannedLine,
  ordinal: number,
) => { id: string; reference: string }
type TicketPlan = {
  orderId: string
  units: readonly WrittenUnit[]
  ownersOf: FindOwners
  /** Number of the card of its only pass in another system. */
  formerNumber?: string | undefined
  isOverbooked: (line: PlannedLine) => boolean
  printed?: PrintedTickets
  /** Its tickets are issued with its payment; its places are held until then. */
  unpaid?: { until: string; answers: Answers }
}

/**
 * Writes a ticket for each unit that has one, rentals and bookings, and the claims of all units.
 *
 * @returns The tickets, and the counted places to take at the end
 */
export async function writeTickets(
  ctx: SellingCtx,
  { orderId, units, ownersOf, formerNumber, isOverbooked, printed, unpaid }: TicketPlan,
): Promise<{ tickets: WrittenTicket[]; wants: Want[] }> {
  const { db, now, tenantId } = ctx
  const sold = units.filter((unit): unit is SoldUnit => unit.line !== null)
  const ticketed = sold.filter(({ line }) => isTicketed(line))
  const tickets = unpaid
    ? []
    : ticketed.map((unit) => ({ id: newId(), ...printed?.(unit.line, unit.ordinal), unit }))
  const sale = { tenantId, orderId, now }
  await insertTickets(
    db,
    sale,
    tickets.map(({ unit, ...known }) => ({
      ...known,
      formerNumber,
      ...plannedTicket(unit, ownersOf),
    })),
  )
  if (unpaid)
    await storeUnissuedTickets(
      db,
      sale,
      ticketed.map((unit) => ({
        ...plannedTicket(unit, ownersOf),
        ordinal: unit.ordinal,
        answers: unpaid.answers.ticket(unit.line, unit.ordinal),
      })),
    )
  await insertRentals(db, tenantId, sold)
  await insertBookings(db, tenantId, sold)
  const hold = unpaid && { id: null, until: unpaid.until }
  const wants = sold.flatMap(countedWant)
  await writeClaims(db, tenantId, wants, hold)
  const timed = sold.flatMap((unit) => timedWant(unit, isOverbooked(unit.line)))
  await writeTimedClaims(db, tenantId, hold ? timed.map((want) => ({ ...want, hold })) : timed)
  return { tickets, wants }
}

const plannedTicket = ({ id: unitId, line, ordinal }: SoldUnit, ownersOf: FindOwners) => ({
  unitId,
  kind: line.type.kind,
  productId: line.type.id,
  slotId: line.slot?.id ?? null,
  window: line.window,
  owners: ownersOf(line, ordinal),
})

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
