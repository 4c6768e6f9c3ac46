import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { findAllotments } from '@guichet/contract/orders/allotments/find-allotments.ts'
import type { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { slotsByIds, type Slot } from '../../availability/public.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { mustFind } from '../../platform/values/must.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import type { FrozenTypes, PriceTable } from './allotment-prices.rules.ts'
import {
  loadAllotment,
  type AllotmentRow,
  type LoadedAllotment,
  type SeatCount,
} from './allotments.db.ts'

/** The ending of an allotment: expired, `returned` by its own device, or `takenBack` by another. */
function endingOf({ ending, is_taken_back: isTakenBack }: AllotmentRow) {
  if (ending === null) return null
  if (ending === 'expired') return 'expired'
  return isTakenBack ? 'takenBack' : 'returned'
}

export const viewSummary = (
  row: AllotmentRow & SeatCount,
): Reply<typeof findAllotments>['items'][number] => ({
  publicId: row.id,
  devicePublicId: row.device_id,
  counterName: row.counter_name,
  takenBy: `${row.first_name} ${row.last_name}`.trim(),
  takenDateTimeUtc: row.created_at,
  untilDateTimeUtc: row.held_until,
  endedDateTimeUtc: row.ended_at,
  ending: endingOf(row),
  places: row.places,
  settledPlaces: row.settled,
  ...(row.enteredUnsettled !== undefined && { enteredUnsettledPlaces: row.enteredUnsettled }),
})

const viewPrices = (
  { taxes, bound, totals }: PriceTable,
  { types }: FrozenTypes,
): Reply<typeof getAllotment>['priceTables'][number] => ({
  types: types.map(({ id, title, price_cents: cents }) => ({
    productId: id,
    title,
    price: toDollars(cents),
  })),
  taxes: taxes.map(({ key, label, number, rateMilli }) => ({
    key,
    description: label,
    number,
    percent: rateMilli / 1000,
  })),
  bound,
  totals: totals.map(({ quantities, entriesCents, feesCents, taxCents, finalCents }) => ({
    quantities,
    entriesTotal: toDollars(entriesCents),
    feesTotal: toDollars(feesCents),
    taxTotals: taxCents.map(toDollars),
    finalCost: toDollars(finalCents),
  })),
})

/** An allotment as its device stores it, including the codes of its tickets. */
export async function showAllotment(
  { db, tenantId, timeZone }: Pick<Ctx, 'db' | 'tenantId' | 'timeZone'>,
  codes: TicketCodes,
  id: string,
): Promise<Reply<typeof getAllotment>> {
  const allotment = await loadAllotment(db, tenantId, id)
  const { frozen, priceTables, seats } = allotment
  const { name } = await db
    .selectFrom('tenant')
    .select('name')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const slots = await slotsByIds(
    db,
    tenantId,
    frozen.slots.map(({ slotId }) => slotId),
  )
  const codeOf = (ticketId: string) => codes.codeOf({ tenantId, ticketId, generation: 1 })
  return {
    ...viewSummary({
      ...allotment,
      places: seats.length,
      settled: seats.filter((seat) => seat.sale_id !== null).length,
    }),
    business: { publicId: tenantId, name, timeZone },
    slots: frozen.slots.map(({ slotId, table, omitted }) => ({
      ...viewTimes(mustFind(slots, (slot) => slot.id === slotId)),
      activityTitle: frozen.tables[table]!.types[0]!.category_title!,
      priceTable: table,
      omitted,
      seats: seatsOf(allotment, slotId, codeOf),
    })),
    priceTables: priceTables.map((prices, i) => viewPrices(prices, frozen.tables[i]!)),
  }
}

const viewTimes = (slot: Slot) => ({
  timeslotPublicId: slot.id,
  activityPublicId: slot.activity_id,
  startDateTimeUtc: slot.begins_at,
  endDateTimeUtc: slot.ends_at,
  timeslotBegin: slot.begin_time.slice(0, 5),
  timeslotEnd: slot.end_time.slice(0, 5),
})

const seatsOf = (
  { seats }: LoadedAllotment,
  slotId: string,
  codeOf: (ticketId: string) => string,
) =>
  seats
    .filter((seat) => seat.slot_id === slotId)
    .map((seat) => ({
      ticketPublicId: seat.ticket_id,
      ticketReferenceKey: seat.reference,
      barcode: codeOf(seat.ticket_id),
      isSettled: seat.sale_id !== null,
    }))
