import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import { findBookingsOfDay, findCalendar } from '@guichet/contract/bookings/find-calendar.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { getCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import { findTraffic } from '@guichet/contract/traffic/find-traffic.ts'
import { expect, type Page } from '../journey.ts'
import type { Season } from '../seeds/season.ts'
import { ask, businessOf } from '../server-calls.ts'

/** Reads the valid tickets of all orders of the season. */
async function soldTickets(page: Page, { family }: Season) {
  const { items } = await ask(page, findOrders, {
    query: { collaboratorId: businessOf(page), query: family, pageSize: '100' },
  })
  const tickets = []
  for (const { orderReferenceNumber } of items)
    tickets.push(
      ...(
        await ask(page, findTicketsOfOrder, { query: { orderReferenceKey: orderReferenceNumber } })
      ).items,
    )
  return tickets.filter((ticket) => !ticket.isVoided && ticket.status !== 'Reschedulable')
}
type SoldTickets = Awaited<ReturnType<typeof soldTickets>>
const slotsAsSold = (tickets: SoldTickets, date: string) =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        tickets.filter((ticket) => ticket.category === 'daily_ticket' && ticket.date === date),
        (item) => `${item.timeslotBegin}-${item.timeslotEnd}`,
      ),
    ].map(([slot, all]) => [slot, all.length]),
  )
/** Converts an instant to a comparable number of milliseconds of the business's wall time. */
const onTheWall = (instant: string) =>
  Date.parse(
    `${new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Toronto' }).replace(' ', 'T')}Z`,
  )
/**
 * Returns the maximum number of items out at once between two wall times; items in turnaround count
 * as out.
 */
function mostOut(
  rentals: SoldTickets,
  from: number,
  to: number,
  turnaroundMinutes: number,
): number {
  const windows = rentals
    .map(
      (rental) =>
        [
          onTheWall(rental.activePeriodStartDateTimeUtc!),
          onTheWall(rental.activePeriodStopDateTimeUtc!) + turnaroundMinutes * 60_000,
        ] as const,
    )
    .filter(([begin, end]) => begin < to && end > from)
  return Math.max(
    0,
    ...[from, ...windows.map(([begin]) => begin)]
      .filter((at) => at >= from && at < to)
      .map((at) => windows.filter(([begin, end]) => begin <= at && at < end).length),
  )
}

const nameOf = (begin: string, end: string) => `${begin.slice(0, 5)}-${end.slice(0, 5)}`
const some = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
const within = (date: string) => ({
  beginDateTimeUtc: `${date}T12:00:00.000Z`,
  endDateTimeUtc: `${date}T13:00:00.000Z`,
})
const offersOf = async (page: Page, item: string, date: string) =>
  (
    await ask(page, getCalendar, { params: { id: businessOf(page), item }, query: within(date) })
  ).days.find((day) => day.date === date)

async function sameSlots(page: Page, { activityId }: Season, date: string, tickets: SoldTickets) {
  const slots = (await offersOf(page, activityId, date))?.timeslots ?? []
  const traffic = (
    await ask(page, findTraffic, {
      query: { startPeriod: date, endPeriod: date, activityPublicIds: activityId },
    })
  ).days.flatMap(({ items }) => items)
  const onSale = (
    await ask(page, findTimeslots, {
      body: {
        collaboratorPublicId: businessOf(page),
        dateSelected: date,
        activityPublicId: activityId,
      },
    })
  ).timeslots
  const used = some(
    Object.fromEntries(slots.map((slot) => [nameOf(slot.beginTime, slot.endTime), slot.used])),
  )
  const capacity = some(
    Object.fromEntries(slots.map((slot) => [nameOf(slot.beginTime, slot.endTime), slot.capacity])),
  )
  const left = some(
    Object.fromEntries(
      Object.entries(capacity).map(([slot, places]) => [slot, places - (used[slot] ?? 0)]),
    ),
  )
  const trafficFigure = (member: 'usedQuantity' | 'initialQuantity' | 'quantityStillAvailable') =>
    some(
      Object.fromEntries(
        traffic.map((item) => [nameOf(item.timeSlotBegin, item.timeSlotEnd), item[member]]),
      ),
    )
  expect(used, `${date}: timetables and orders`).toEqual(slotsAsSold(tickets, date))
  expect(trafficFigure('usedQuantity'), `${date}: traffic and timetables`).toEqual(used)
  expect(trafficFigure('initialQuantity'), `${date}: what was published`).toEqual(capacity)
  expect(trafficFigure('quantityStillAvailable'), `${date}: what traffic says is left`).toEqual(
    left,
  )
  expect(
    some(
      Object.fromEntries(
        onSale.map((item) => [
          nameOf(item.timeslotBegin, item.timeslotEnd),
          item.remainingQuantity,
        ]),
      ),
    ),
    `${date}: what is for sale is what is left`,
  ).toEqual(left)
  return { used, left }
}

async function sameRentals(
  page: Page,
  { modelId, sizeId, pieces, turnaroundMinutes }: Season,
  date: string,
  rentals: SoldTickets,
) {
  const id = businessOf(page)
  const begun = rentals.filter((rental) => rental.date === date)
  const booked = (await ask(page, findCalendar, { query: { from: date, days: '1' } })).rentals.find(
    ({ publicId }) => publicId === modelId,
  )
  expect(booked?.days[0]!.pickUps ?? 0, `${date}: bookings and orders`).toBe(begun.length)
  const toHandOut = (await ask(page, findBookingsOfDay, { query: { date } })).rentals.filter(
    (rental) =>
      rental.modelPublicId === modelId &&
      begun.some((ticket) => ticket.activePeriodStartDateTimeUtc === rental.beginDateTimeUtc),
  )
  expect(toHandOut.length, `${date}: pieces to hand out`).toBe(begun.length)
  const begins =
    (await offersOf(page, modelId, date))?.availabilities.flatMap(({ beginTimes }) => beginTimes) ??
    []
  const sellable =
    (
      await ask(page, findRentalDays, {
        body: {
          collaboratorPublicId: id,
          ...within(date),
          rentalItems: [{ modelPublicId: modelId, specificationPublicId: sizeId, quantity: 1 }],
        },
      })
    ).days.find((day) => day.date === date)?.beginTimeWithDurationsList ?? []
  const leftAt: Record<string, number> = {}
  for (const beginTime of begins) {
    const { rentalInventoryItems } = await ask(page, getRentalInventory, {
      params: { id },
      query: { collaboratorPublicId: id, date, beginTime, duration: '02:00:00' },
    })
    leftAt[beginTime] = rentalInventoryItems.find(
      (rentalInventoryItem) => rentalInventoryItem.rentalModelSpecificationPublicId === sizeId,
    )!.remainingQuantity
    const at = Date.parse(`${date}T${beginTime}Z`)
    expect(leftAt[beginTime], `${date} ${beginTime}: stock and orders`).toBe(
      pieces - mostOut(rentals, at, at + (120 + turnaroundMinutes) * 60_000, turnaroundMinutes),
    )
    expect(
      sellable.some((item) => item.beginTime === beginTime && item.durations.includes('02:00:00')),
      `${date} ${beginTime}: for sale while there is one`,
    ).toBe(leftAt[beginTime] > 0)
  }
  return { rented: begun.length, leftAt }
}

/**
 * Expects the calls of timetables, traffic, bookings, sales and orders to agree on one day.
 *
 * @returns The figures that they agree on.
 */
export async function sameFigures(page: Page, season: Season, date: string) {
  const tickets = await soldTickets(page, season)
  return {
    ...(await sameSlots(page, season, date, tickets)),
    ...(await sameRentals(
      page,
      season,
      date,
      tickets.filter(({ category }) => category === 'equipment_rental'),
    )),
  }
}
