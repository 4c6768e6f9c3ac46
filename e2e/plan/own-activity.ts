import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import type { Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'

/** A date so many days after another. */
export const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
/** A date so many days from now. */
export const inDays = (days: number): string => later(new Date().toISOString().slice(0, 10), days)
/** The first such weekday (0 is Sunday) from that many days on. */
export const nextWeekday = (weekday: number, days: number): string =>
  Array.from({ length: 7 }, (_, step) => inDays(days + step)).find(
    (date) => new Date(date).getUTCDay() === weekday,
  )!

/** The middle of a day, which is that day wherever the business stands. */
const noon = (date: string) => `${date}T16:00:00.000Z`
type Own = { activityId: string; productId: string }

/** An activity that no other journey sells, with one price, on sale from now on. */
export async function ownActivity(page: Page, name: string): Promise<Own> {
  const made = await ask(page, createActivity, {
    body: {
      internationalizedFields: { fr: { name }, en: { name: `${name} (en)` } },
      activityPricings: [
        {
          category: 'daily_ticket',
          schedulingType: 'WithCalendar',
          isActive: true,
          activePeriodStartDateTimeUtc: new Date().toISOString(),
          activePeriodEndDateTimeUtc: '2039-06-01T04:00:00.000Z',
          activityPricingDetails: [
            {
              order: 0,
              price: 12.5,
              internationalizedActivityPricingDetailsFields: {
                fr: { title: 'Adulte' },
                en: { title: 'Adult' },
              },
            },
          ],
        },
      ],
    },
  })
  return {
    activityId: made.publicId,
    productId: made.activityPricings[0]!.activityPricingDetails[0]!.publicId,
  }
}

/** Slots of it on one date. */
export const ownSlots = (
  page: Page,
  { activityId }: Own,
  date: string,
  times: readonly (readonly [string, string])[],
  quantity = 10,
  over: Partial<Body<typeof createTimetable>> = {},
) =>
  ask(page, createTimetable, {
    body: {
      collaboratorPublicId: businessOf(page),
      title: 'Essai',
      recurrenceType: 'Once',
      weekdays: [],
      beginDateTimeUtc: noon(date),
      endDateTimeUtc: noon(date),
      timeslots: times.map(([beginTimeslot, endTimeslot]) => ({ beginTimeslot, endTimeslot })),
      activitiesWithQuantity: [{ activityPublicId: activityId, quantity }],
      ...over,
    },
  })

export const slotsOn = async (
  page: Page,
  { activityId }: Own,
  date: string,
): Promise<Reply<typeof findTimeslots>['timeslots']> =>
  (
    await ask(page, findTimeslots, {
      body: {
        collaboratorPublicId: businessOf(page),
        activityPublicId: activityId,
        dateSelected: date,
      },
    })
  ).timeslots

/** Sells places of the slot that begins then. */
export async function sellSlot(
  page: Page,
  own: Own,
  date: string,
  begin: string,
  quantity: number,
  client: Partial<Body<typeof sell>> = {},
  over: Partial<Body<typeof sell>['tickets'][number]> = {},
): Promise<Reply<typeof sell>> {
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = (
    await slotsOn(page, own, date)
  ).find((slot) => slot.timeslotBegin === begin)!
  return ask(page, sell, {
    body: {
      tickets: [
        {
          productId: own.productId,
          quantity,
          activationDateTimeUtc,
          timeslotBegin,
          timeslotEnd,
          ...over,
        },
      ],
      payment: { method: 'cash' },
      ...client,
    },
  })
}
