import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import type { Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { noon } from './days.ts'
import { ticketType } from './ticket-type.ts'

export type Own = { activityId: string; productId: string }

/** Creates an activity that no other journey sells, with one price, on sale from now. */
export async function ownActivity(
  page: Page,
  name: string,
  schedulingType: 'WithCalendar' | 'Anytime' = 'WithCalendar',
  price = 12.5,
): Promise<Own> {
  const made = await ask(page, createActivity, {
    body: {
      internationalizedFields: { fr: { name }, en: { name: `${name} (en)` } },
      activityPricings: [
        {
          category: 'daily_ticket',
          schedulingType,
          isActive: true,
          activePeriodStartDateTimeUtc: new Date().toISOString(),
          activePeriodEndDateTimeUtc: '2039-06-01T04:00:00.000Z',
          activityPricingDetails: [ticketType('Adulte', 'Adult', price)],
        },
      ],
    },
  })
  return {
    activityId: made.publicId,
    productId: made.activityPricings[0]!.activityPricingDetails[0]!.publicId,
  }
}

type Slots = {
  date: string
  times: readonly (readonly [begin: string, end: string])[]
  places?: number
  over?: Partial<Body<typeof createTimetable>>
}
/** Publishes slots of it on one date. */
export const ownSlots = (
  page: Page,
  { activityId }: Pick<Own, 'activityId'>,
  { date, times, places = 10, over }: Slots,
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
      activitiesWithQuantity: [{ activityPublicId: activityId, quantity: places }],
      ...over,
    },
  })

export const slotsOn = async (
  page: Page,
  { activityId }: Pick<Own, 'activityId'>,
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

type Sale = {
  date: string
  begin: string
  quantity: number
  client?: Partial<Body<typeof sell>>
  line?: Partial<Body<typeof sell>['tickets'][number]>
}
/** Sells places of the slot with this start. */
export async function sellSlot(
  page: Page,
  own: Own,
  { date, begin, quantity, client, line }: Sale,
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
          ...line,
        },
      ],
      payment: { method: 'cash' },
      ...client,
    },
  })
}
