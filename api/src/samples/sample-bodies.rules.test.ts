import { expect, test } from 'vitest'
import { museum } from './catalogues/museum.ts'
import { outdoorCentre } from './catalogues/outdoor-centre.ts'
import { skiHill } from './catalogues/ski-hill.ts'
import {
  accessoryBodyOf,
  activityBodyOf,
  rentalBodyOf,
  rentalTimetableBodyOf,
  timetableBodyOf,
} from './sample-bodies.rules.ts'

const id = '018f0000-0000-7000-8000-000000000000'
const seasonIn = (today: string, timeZone: string) => ({ today, timeZone, tenantId: id })

test.each(Object.entries({ skiHill, museum, outdoorCentre }))(
  'every request of %s is valid, on the last day of a year and on days of a clock change',
  (_name, { activities, rentals }) => {
    for (const today of ['2026-12-31', '2027-03-14', '2027-11-07', '2028-02-29'])
      for (const timeZone of ['America/St_Johns', 'America/Vancouver']) {
        const season = seasonIn(today, timeZone)
        for (const activity of activities) {
          expect(activityBodyOf(activity, season).activityPricings).not.toEqual([])
          timetableBodyOf(activity, id, season)
        }
        for (const rental of rentals) {
          expect(rentalBodyOf(rental).models).toHaveLength(1)
          rentalTimetableBodyOf(rental, id, season)
          for (const accessory of rental.accessories) accessoryBodyOf(accessory, id)
        }
      }
  },
)

test('the season begins today and has 120 days; prices are in cents', () => {
  const [ski] = skiHill.activities
  const season = seasonIn('2026-12-01', 'America/Toronto')
  expect(timetableBodyOf(ski!, id, season)).toMatchObject({
    beginDateTimeUtc: '2026-12-01T17:00:00.000Z',
    endDateTimeUtc: '2027-03-30T16:00:00.000Z',
    timeslots: [{ beginTimeslot: '08:30' }, { beginTimeslot: '16:00' }],
  })
  const { activityPricings } = activityBodyOf(ski!, season)
  expect(activityPricings[0]).toMatchObject({
    category: 'daily_ticket',
    activePeriodStartDateTimeUtc: '2026-12-01T05:00:00.000Z',
    activityPricingDetails: [{ price: 6400 }, { price: 4500 }, { price: 5400 }],
  })
})

test('each catalogue has an activity without slots, and names that fit their fields', () => {
  for (const { activities } of [skiHill, museum, outdoorCentre]) {
    expect(activities.some(({ day }) => day.times === undefined)).toBe(true)
    expect(activities.some(({ pass }) => pass !== undefined)).toBe(true)
  }
})
