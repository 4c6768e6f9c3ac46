import type { Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/today/get-day-board.ts'
import { activitiesOnSale } from '../activities/public.ts'
import { heldOf, slotsOfBoard, takingsOf, viewSlot } from '../availability/public.ts'
import {
  lodgingTypes,
  rentalStandings,
  rentalTypes,
  stayCounts,
  type LodgingType,
} from '../bookings/public.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { mustGet } from '../platform/values/must.ts'
import {
  addDays,
  instantOfHour,
  later,
  localDateOf,
  startOfDay,
} from '../platform/values/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'
import { countUnanswered } from '../rescheduling/public.ts'
import { insideOfDay } from '../validation/public.ts'
import { activitiesOfBoard, nightOf } from './day-board.rules.ts'

type Board = Reply<typeof contract.getDayBoard>
type DayCtx = Pick<Ctx, 'db' | 'now' | 'tenantId' | 'timeZone'> & {
  day: { date: string; from: string; to: string }
}
const nobody = { arrivals: 0, awaited: 0, departures: 0 }
const atRest = { out: 0, booked: 0, late: 0, handOuts: 0 }

/** Returns the day board; the number of statements does not depend on the number of sales. */
export const getDayBoard = handle(
  contract.getDayBoard,
  async ({ db, now, timeZone, tenantId }, { query }) => {
    const date = query.date ?? localDateOf(now, timeZone)
    const day = {
      date,
      from: startOfDay(date, timeZone),
      to: startOfDay(addDays(date, 1), timeZone),
    }
    const asked = { db, now, tenantId, timeZone, day }
    const activities = await readActivities(asked)
    const { lodging, arrivals } = await readLodging(asked)
    const { rentals, handOuts } = await readRentals(asked)
    return {
      date,
      counts: {
        arrivals,
        handOuts,
        late: sumOf(rentals.map(({ late }) => late)),
        unanswered: await countUnanswered(db, tenantId),
      },
      activities,
      rentals,
      lodging,
    }
  },
)

async function readActivities({ db, now, tenantId, day }: DayCtx) {
  const slots = await slotsOfBoard(db, tenantId, day.date)
  return activitiesOfBoard({
    slots: slots.map((slot) => ({
      ...slot,
      answered: viewSlot(slot, { now, ofDay: slots }),
    })),
    onSale: await activitiesOnSale(db, tenantId, now),
    inside: await insideOfDay(db, tenantId, day.date),
  })
}

async function readLodging({ db, tenantId, timeZone, day }: DayCtx) {
  const types = await lodgingTypes(db, tenantId)
  const counts = await stayCounts(db, tenantId, [day])
  const countOf = ({ id }: LodgingType) => counts.find((count) => count.type_id === id)
  const shown = types.filter((type) => !type.deleted || countOf(type))
  const nights = new Map(shown.map((type) => [type.id, nightAt(type, day.date, timeZone)]))
  const resourceIds = shown.map((type) => type.room_id)
  const to = [...nights.values()].map((night) => night.to).reduce(later, day.to)
  const takings = await takingsOf(db, tenantId, { resourceIds, from: day.from, to })
  const held = await heldOf(db, tenantId, resourceIds)
  const lodging: Board['lodging'] = shown.map((type) => {
    const { arrivals, departures } = countOf(type) ?? nobody
    return {
      publicId: type.id,
      name: type.name,
      categoryName: type.category,
      ...nightOf({
        units: type.units,
        takings: takings.get(type.room_id) ?? [],
        held: held.filter(({ resourceId }) => resourceId === type.room_id),
        ...mustGet(nights, type.id),
      }),
      arrivals,
      departures,
    }
  })
  return { lodging, arrivals: sumOf(counts.map(({ awaited }) => awaited)) }
}

/** From check-in to check-out on the next day. */
const nightAt = (type: LodgingType, date: string, timeZone: string) => ({
  from: instantOfHour(date, type.from_time, timeZone),
  to: instantOfHour(addDays(date, 1), type.until_time, timeZone),
})

async function readRentals({ db, now, tenantId, day }: DayCtx) {
  const types = await rentalTypes(db, tenantId)
  const standings = await rentalStandings(db, tenantId, { ...day, now })
  const standingOf = (id: string) => standings.find((standing) => standing.type_id === id)
  const rentals: Board['rentals'] = types
    .filter((type) => !type.deleted || standingOf(type.id))
    .map((type) => {
      const { out, booked, late } = standingOf(type.id) ?? atRest
      return {
        publicId: type.id,
        name: type.name,
        categoryName: type.category,
        units: type.units,
        out,
        booked,
        late,
      }
    })
  return { rentals, handOuts: sumOf(standings.map((standing) => standing.handOuts)) }
}
