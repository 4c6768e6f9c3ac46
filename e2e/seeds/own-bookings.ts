import type { Body } from '@guichet/contract/endpoint.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { findSellableStays } from '@guichet/contract/lodging/find-sellable-stays.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { createRentalTimetable } from '@guichet/contract/timetables/create-rental-timetable.ts'
import type { Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { later, noon } from './days.ts'

const inBoth = <T>(fr: T, en: T) => ({ fr, en })
const named = (name: string) =>
  inBoth({ name, description: name }, { name: `${name} (en)`, description: name })
type Client = Pick<Body<typeof sell>, 'firstName' | 'lastName'>

/** Creates three unit types of one unit each: two with the same price, the third more expensive. */
export async function ownRooms(page: Page, made: string) {
  const category = await ask(page, createLodgingCategory, {
    body: {
      collaboratorPublicId: businessOf(page),
      internationalizedNames: inBoth(made, `${made} (en)`),
      types: [120, 120, 150].map((price, nth) => ({
        internationalizedFields: named(`${made} ${nth + 1}`),
        imageUrl: null,
        quantity: 1,
        maxPersons: 4,
        minNights: 1,
        maxNights: 7,
        checkInTime: '16:00',
        checkOutTime: '11:00',
        price,
        rates: [],
      })),
    },
  })
  const { lodgings } = await ask(page, findSellableStays, { query: {} })
  return lodgings
    .find(({ publicId }) => publicId === category.publicId)!
    .types.map(({ productId }) => productId)
}

/** Sells two nights in a room. */
export const sellNights = (page: Page, productId: string, date: string, client: Client) =>
  ask(page, sell, {
    body: {
      tickets: [
        {
          productId,
          quantity: 1,
          checkInDate: date,
          checkOutDate: later(date, 2),
          numberOfPerson: 2,
        },
      ],
      payment: { method: 'cash' },
      ...client,
    },
  })

/** Creates skis of two sizes, the second with one pair, rented for three hours on a date. */
export async function ownSkis(page: Page, made: string, date: string) {
  const collaboratorPublicId = businessOf(page)
  const category = await ask(page, createRentalCategory, {
    body: {
      collaboratorPublicId,
      internationalizedNames: inBoth(made, `${made} (en)`),
      models: [
        {
          internationalizedFields: named(made),
          imageUrl: null,
          turnaround: '00:00:00',
          pricings: [{ duration: '03:00:00', price: 30, isActive: true }],
          specifications: ['160 cm', '170 cm'].map((size, order) => ({
            isDefault: false,
            quantity: order === 0 ? 4 : 1,
            order,
            internationalizedNames: inBoth(size, size),
          })),
        },
      ],
    },
  })
  const model = category.models[0]!
  await ask(page, createRentalTimetable, {
    body: {
      collaboratorPublicId,
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      recurrenceType: 'EveryWeek',
      beginDateTimeUtc: noon(date),
      endDateTimeUtc: noon(date),
      rentalModelPublicId: model.publicId,
      beginTimes: ['09:00', '11:00', '13:00'],
      durations: ['03:00:00'],
    },
  })
  return {
    productId: model.pricings[0]!.publicId,
    sizeIds: model.specifications.map(({ publicId }) => publicId),
  }
}
type Skis = Awaited<ReturnType<typeof ownSkis>>

/** Rents a pair of the first size from an instant. */
export const rentSkis = (page: Page, { productId, sizeIds }: Skis, at: string, client: Client) =>
  ask(page, sell, {
    body: {
      tickets: [
        {
          productId,
          quantity: 1,
          activationDateTimeUtc: at,
          specificationPublicId: sizeIds[0]!,
        },
      ],
      payment: { method: 'cash' },
      ...client,
    },
  })
