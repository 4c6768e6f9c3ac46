import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { findSellableRentals } from '@guichet/contract/rentals/find-sellable-rentals.ts'
import { createRentalTimetable } from '@guichet/contract/timetables/create-rental-timetable.ts'
import type { Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import type { Language } from '../sign-in.ts'
import { later, nextWeekday, noon } from './days.ts'
import { ownActivity, ownSlots, type Own } from './own-activity.ts'

/** Records that only one journey sells. `family` is the last name of all its orders. */
export type Season = Own & {
  modelId: string
  sizeId: string
  pieces: number
  turnaroundMinutes: number
  family: string
}

/** Two to three weeks from now: the counter shows it after one step forward. */
export const saturday = nextWeekday(6, 15)
export const nextSaturday = later(saturday, 7)
/** Five weekends from that Saturday. */
const weekends = {
  weekdays: ['Saturday', 'Sunday'] as ('Saturday' | 'Sunday')[],
  recurrenceType: 'EveryWeek' as const,
  beginDateTimeUtc: noon(saturday),
  endDateTimeUtc: noon(later(saturday, 29)),
}
const durations = ['02:00:00', '04:00:00', '2.00:00:00']
const beginTimes = Array.from({ length: 9 }, (_, step) => {
  const minutes = 9 * 60 + step * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`
})
const inBoth = <T>(make: (language: Language) => T) => ({ fr: make('fr'), en: make('en') })

/**
 * Creates an activity with a price, and skis in one size with three durations; nothing is published
 * yet.
 */
export async function seasonItems(page: Page, name: string): Promise<Season> {
  const own = await ownActivity(page, name)
  const rental = await ask(page, createRentalCategory, {
    body: {
      collaboratorPublicId: businessOf(page),
      internationalizedNames: inBoth(() => name),
      models: [
        {
          internationalizedFields: inBoth(() => ({ name: 'Skis', description: 'Skis' })),
          imageUrl: null,
          turnaround: '00:30:00',
          pricings: durations.map((duration, i) => ({
            duration,
            price: 20 + i * 10,
            isActive: true,
          })),
          specifications: [
            {
              isDefault: false,
              quantity: 3,
              order: 0,
              internationalizedNames: inBoth(() => '160 cm'),
            },
          ],
        },
      ],
    },
  })
  const model = rental.models[0]!
  return {
    ...own,
    modelId: model.publicId,
    sizeId: model.specifications[0]!.publicId,
    pieces: 3,
    turnaroundMinutes: 30,
    family: name,
  }
}

/**
 * Publishes its slots of four places and its start times on every Saturday and Sunday of five
 * weeks.
 */
export async function publishSeason(page: Page, season: Season) {
  await ownSlots(page, season, {
    date: saturday,
    times: [
      ['09:00', '12:00'],
      ['13:00', '16:30'],
    ],
    places: 4,
    over: weekends,
  })
  await ask(page, createRentalTimetable, {
    body: {
      ...weekends,
      collaboratorPublicId: businessOf(page),
      rentalModelPublicId: season.modelId,
      beginTimes,
      durations,
    },
  })
}

type Rental = { begin: string; duration: string; quantity: number }
/** Rents skis of the season on its first Saturday. */
export async function rentSkis(page: Page, season: Season, { begin, duration, quantity }: Rental) {
  const collaboratorPublicId = businessOf(page)
  const { rentals } = await ask(page, findSellableRentals, { query: { collaboratorPublicId } })
  const { products } = rentals
    .flatMap(({ models }) => models)
    .find(({ publicId }) => publicId === season.modelId)!
  const { days } = await ask(page, findRentalDays, {
    body: {
      collaboratorPublicId,
      beginDateTimeUtc: noon(saturday),
      endDateTimeUtc: noon(saturday),
      rentalItems: [
        { modelPublicId: season.modelId, specificationPublicId: season.sizeId, quantity },
      ],
    },
  })
  const { beginDateTimeUtc } = days
    .find(({ date }) => date === saturday)!
    .beginTimeWithDurationsList.find(({ beginTime }) => beginTime.startsWith(begin))!
  return ask(page, sell, {
    body: {
      tickets: [
        {
          productId: products.find((product) => product.duration === duration)!.productId,
          quantity,
          activationDateTimeUtc: beginDateTimeUtc,
          specificationPublicId: season.sizeId,
        },
      ],
      lastName: season.family,
      payment: { method: 'cash' },
    },
  })
}
