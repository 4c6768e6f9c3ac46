import type { Call, Endpoint } from '@guichet/contract/endpoint.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { addDays } from '../../src/platform/values/zoned-time.ts'
import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { timetableBody } from '../factories/catalogue/timetables.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { aChalet, aRental } from '../factories/time.ts'
import type { ProcessAnswer } from '../race/processes.ts'
import type { TestServer } from '../test-server.ts'
import type { Model } from './model.ts'

type Caller = <E extends Endpoint>(
  staff: Staff,
  endpoint: E,
  call: Call<E>,
) => Promise<ProcessAnswer>
/** An activity, skis in two sizes with helmets, a chalet: few of each, so that buyers compete. */
export type Shop = Awaited<ReturnType<typeof openShop>>

export const dates = ['2030-01-05', '2030-01-12', '2030-01-19'] as const
/** Rental starts: days, times of day, and durations in half hours (without turnaround). */
export const rentalDays = ['2030-02-02', '2030-02-03'] as const
export const begins = ['09:00', '10:00', '13:30'] as const
export const lengths = [4, 48] as const
export const turnaround = 1
export const beginStep = (day: number, begin: number): number => day * 48 + [18, 20, 27][begin]!
export const nights = 5
export const nightOf = (night: number): string => addDays('2030-02-01', night)

/** Series on the three Saturdays, with `quantity` places each. */
export const seriesOf = (staff: Staff, activityId: string, quantity: number) => ({
  ...timetableBody(staff, [activityId], {
    weekdays: ['Saturday'],
    endDateTimeUtc: '2030-01-20T04:59:59.999Z',
    activitiesWithQuantity: [{ activityPublicId: activityId, quantity }],
  }),
  acceptConflicts: true,
})

/** A new business; `call` sends its requests, `settle` waits for deferred jobs. */
export async function openShop(server: TestServer, call: Caller, settle: () => Promise<void>) {
  const staff = await aBusiness(server)
  const { activityId, productId } = await aTicketType(server, staff)
  const skis = await aRental(server, staff, { sizes: [2, 1], helmets: 2, dates: [...rentalDays] })
  const chalet = await aChalet(server, staff, { units: 2 })
  const { body } = await call(staff, createTimetable, { body: seriesOf(staff, activityId, 3) })
  const model: Model = {
    orders: [],
    tickets: [],
    rentals: [],
    stays: [],
    series: [
      {
        id: (body.timetablePublicIds as string[])[0]!,
        offers: new Map(dates.map((date) => [date, 3])),
      },
    ],
    sizes: [2, 1],
    helmets: 2,
    rooms: 2,
  }
  return {
    server,
    staff,
    activityId,
    productId,
    skis,
    chalet,
    model,
    settle,
    call: <E extends Endpoint>(endpoint: E, given: Call<E>) => call(staff, endpoint, given),
  }
}
