import { lockCounts, recountSlots } from '../availability/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { isProtected, yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { startRescheduling } from '../rescheduling/public.ts'
import { lockTimed } from '../resources/public.ts'
import { soldBy, viewImpact, type SoldTicket, type SalesToMove } from './sold.db.ts'

export type SoldChoice = {
  soldTickets?: 'keep' | 'reschedule' | undefined
  reschedulingReason?: string | undefined
  expectedSold?: number | undefined
}

const undecided = (sold: readonly SoldTicket[], timeZone: string) =>
  apiError('PlacesSold', { impact: viewImpact(sold, timeZone) })

/**
 * Asserts that sold places are never affected silently: they require a choice, made for their exact
 * number.
 *
 * @throws PlacesSold with their orders
 */
export async function assertDecided(
  { db, tenantId, timeZone }: Ctx,
  touched: SalesToMove,
  { soldTickets, expectedSold }: SoldChoice,
): Promise<SoldTicket[]> {
  if (touched.rentals)
    await lockTimed(db, tenantId, await sizeResources(db, tenantId, [touched.rentals.rentalTypeId]))
  const sold = await soldBy(db, tenantId, touched)
  if (
    sold.length > 0 &&
    (soldTickets === undefined || (expectedSold !== undefined && expectedSold !== sold.length))
  )
    throw undecided(sold, timeZone)
  return sold
}

/**
 * Ends a change of slots: applies the decision about sold places, then recounts. A place sold since
 * the decision is found here, once the slots are locked, and rolls the change back. Tickets that
 * stay leave their slot overbooked; those to be rescheduled do so until the job that notifies their
 * clients has freed them.
 */
export async function settleSold(
  ctx: Ctx,
  touched: SalesToMove,
  decided: readonly SoldTicket[],
  { soldTickets, reschedulingReason }: SoldChoice,
): Promise<void> {
  const { db, tenantId, timeZone } = ctx
  const slotIds = touched.slots.map(({ slotId }) => slotId)
  await yieldUnprotected('sold-meanwhile')
  await lockCounts(db, tenantId, slotIds)
  const late = await soldBy(db, tenantId, touched)
  if (late.length !== decided.length && isProtected('sold-meanwhile'))
    throw undecided(late, timeZone)
  if (soldTickets === 'reschedule')
    await startRescheduling(ctx, {
      ticketIds: decided.map(({ ticketId }) => ticketId),
      reason: reschedulingReason!,
    })
  await recountSlots(db, tenantId, slotIds)
}

/** Resources of the sizes of equipment types, for `lockTimed`. */
export const sizeResources = async (
  db: Db,
  tenantId: string,
  typeIds: readonly string[],
): Promise<string[]> =>
  (
    await selectRows(db, tenantId, 'rental_size')
      .select('resource_id')
      .where('type_id', 'in', [...typeIds])
      .orderBy('resource_id')
      .execute()
  ).map((row) => row.resource_id)
