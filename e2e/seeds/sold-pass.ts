import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { ticketType } from './ticket-type.ts'

/** Creates an activity whose only product is a pass on sale with the same name. */
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
/** Shared by all journeys that sell it, so that the business's list of activities stays short. */
let pass: ReturnType<typeof passOnSale> | undefined

/** Sells a pass for a parent and, optionally, a child, without the required pictures. */
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
