import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { createRentalTimetable } from '@guichet/contract/timetables/create-rental-timetable.ts'
import type { Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { inDays, later, noon } from './days.ts'
import { ownSlots } from './own-activity.ts'
import { ticketType } from './ticket-type.ts'

const onSale = {
  isActive: true,
  activePeriodStartDateTimeUtc: new Date().toISOString(),
  activePeriodEndDateTimeUtc: '2039-06-01T04:00:00.000Z',
}
const inBoth = <T>(fr: T, en: T) => ({ fr, en })
const named = (fr: string, en: string) =>
  inBoth({ name: fr, description: fr }, { name: en, description: en })

/**
 * Creates a hill that sells tickets, passes, donations, skis with helmets, nights in a chalet and
 * tuques, and an existing client. Its slots and starts are on the day after `first`, its skis on
 * `first` too, so that a choice without a day is on another date.
 */
export async function sevenKinds(page: Page): Promise<{ date: string }> {
  const collaboratorPublicId = businessOf(page)
  const first = inDays(2)
  const date = later(first, 1)
  await knownClient(page, await hill(page, date))
  await skis(page, { from: first, to: date })
  await ask(page, createLodgingCategory, {
    body: {
      collaboratorPublicId,
      internationalizedNames: inBoth('Chalets', 'Chalets'),
      types: [
        {
          internationalizedFields: named('Chalet du lac', 'Lake chalet'),
          imageUrl: null,
          quantity: 3,
          maxPersons: 4,
          minNights: 1,
          maxNights: 7,
          checkInTime: '16:00',
          checkOutTime: '11:00',
          price: 120,
          rates: [],
        },
      ],
    },
  })
  await ask(page, createProduct, {
    body: {
      collaboratorPublicId,
      internationalizedFields: named('Tuque', 'Beanie'),
      price: 24,
      imageUrl: null,
      isActive: true,
      stock: 30,
      code: 'TUQ1',
    },
  })
  return { date }
}

const holder = {
  order: 0,
  isOptional: false,
  isPictureRequired: false,
  internationalizedFields: inBoth({ labelName: 'Titulaire' }, { labelName: 'Holder' }),
}
/**
 * Creates the activity of the hill.
 *
 * @returns The product id of the donation.
 */
async function hill(page: Page, date: string): Promise<string> {
  const activity = await ask(page, createActivity, {
    body: {
      internationalizedFields: inBoth({ name: 'Ski' }, { name: 'Skiing' }),
      activityPricings: [
        {
          ...onSale,
          category: 'daily_ticket',
          schedulingType: 'WithCalendar',
          activityPricingDetails: [ticketType('Adulte', 'Adult', 42)],
        },
        {
          ...onSale,
          category: 'season_pass',
          schedulingType: 'Anytime',
          validPeriodStartDateTimeUtc: new Date().toISOString(),
          validPeriodEndDateTimeUtc: '2039-06-01T04:00:00.000Z',
          activityPricingDetails: [
            { ...ticketType('Passe', 'Pass', 399), activityPricingDetailIdentifications: [holder] },
          ],
        },
        {
          ...onSale,
          category: 'donation',
          schedulingType: 'Anytime',
          activityPricingDetails: [ticketType('Don', 'Donation', 20)],
        },
      ],
    },
  })
  await ownSlots(
    page,
    { activityId: activity.publicId },
    {
      date,
      times: [
        ['09:00', '12:00'],
        ['13:00', '16:00'],
      ],
    },
  )
  return activity.activityPricings.find(({ category }) => category === 'donation')!
    .activityPricingDetails[0]!.publicId
}

/** Sells to a client, who is known from then on. */
const knownClient = (page: Page, productId: string) =>
  ask(page, sell, {
    body: {
      tickets: [{ productId, quantity: 1 }],
      email: 'ida.roy@boite.example',
      firstName: 'Ida',
      lastName: 'Roy',
      payment: { method: 'cash' },
    },
  })

async function skis(page: Page, { from, to }: { from: string; to: string }) {
  const collaboratorPublicId = businessOf(page)
  const category = await ask(page, createRentalCategory, {
    body: {
      collaboratorPublicId,
      internationalizedNames: inBoth('Skis', 'Skis'),
      models: [
        {
          internationalizedFields: named('Skis alpins', 'Alpine skis'),
          imageUrl: null,
          turnaround: '00:30:00',
          pricings: [{ duration: '03:00:00', price: 30, isActive: true }],
          specifications: ['160 cm', '170 cm'].map((size, order) => ({
            isDefault: false,
            quantity: 5,
            order,
            internationalizedNames: inBoth(size, size),
          })),
        },
      ],
    },
  })
  await ask(page, createRentalTimetable, {
    body: {
      collaboratorPublicId,
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      recurrenceType: 'EveryWeek',
      beginDateTimeUtc: noon(from),
      endDateTimeUtc: noon(to),
      rentalModelPublicId: category.models[0]!.publicId,
      beginTimes: ['09:00', '11:00', '13:00'],
      durations: ['03:00:00'],
    },
  })
  await ask(page, createAccessory, {
    body: {
      collaboratorPublicId,
      internationalizedFields: named('Casque', 'Helmet'),
      quantity: 10,
      imageUrl: null,
      price: 8,
      associatedRentalPublicIds: [category.publicId],
    },
  })
}
