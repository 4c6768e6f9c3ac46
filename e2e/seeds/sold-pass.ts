import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { ticketType } from './ticket-type.ts'

/** A pass on sale, the only one of its activity, whose name it has. */
export async function passOnSale(page: Page) {
  const name = `Saison ${Date.now()}`
  const year = new Date().getUTCFullYear()
  const holder = (fr: string, en: string, order: number) => ({
    order,
    isOptional: order > 0,
    isPictureRequired: true,
    internationalizedFields: { fr: { labelName: fr }, en: { labelName: en } },
  })
  const { activityPricings } = await ask(page, createActivity, {
    body: {
      internationalizedFields: { fr: { name }, en: { name: `${name} (en)` } },
      activityPricings: [
        {
          category: 'season_pass',
          schedulingType: 'Anytime',
          isActive: true,
          activePeriodStartDateTimeUtc: new Date().toISOString(),
          activePeriodEndDateTimeUtc: `${year + 3}-06-01T04:00:00.000Z`,
          validPeriodStartDateTimeUtc: new Date().toISOString(),
          validPeriodEndDateTimeUtc: `${year + 3}-12-31T05:00:00.000Z`,
          activityPricingDetails: [
            {
              ...ticketType('Adulte', 'Adult', 399),
              activityPricingDetailIdentifications: [
                holder('Parent', 'Parent', 0),
                holder('Enfant', 'Child', 1),
              ],
            },
          ],
        },
      ],
    },
  })
  return { name, type: activityPricings[0]!.activityPricingDetails[0]! }
}
/** One for all journeys that sell it: the list of activities of the business stays short. */
let pass: ReturnType<typeof passOnSale> | undefined

/** A pass for a parent and, if they come, a child; sold without the pictures that it asks for. */
export async function soldPass(page: Page, names = ['Maëlle', 'Émile']) {
  pass ??= passOnSale(page)
  const { type } = await pass
  const order = await ask(page, sell, {
    body: {
      tickets: [
        {
          productId: type.publicId,
          quantity: 1,
          ticketOwners: [
            type.activityPricingDetailIdentifications
              .slice(0, names.length)
              .map(({ publicId }, place) => ({
                identificationPublicId: publicId,
                firstName: names[place]!,
                lastName: 'Côté',
              })),
          ],
        },
      ],
      firstName: names[0],
      lastName: 'Côté',
      payment: { method: 'cash' },
    },
  })
  return { reference: order.orderReferenceNumber, ticketId: order.ticketPublicIds }
}
