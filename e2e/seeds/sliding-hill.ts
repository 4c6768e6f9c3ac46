import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import type { Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { ticketType } from './ticket-type.ts'

const onSale = {
  isActive: true,
  activePeriodStartDateTimeUtc: new Date().toISOString(),
  activePeriodEndDateTimeUtc: '2031-04-01T04:00:00.000Z',
}
/**
 * Creates an activity on sale: a ticket without a date, a pass with the photo of its holder, a
 * donation.
 */
export const slidingHill = (page: Page): Promise<Reply<typeof createActivity>> =>
  ask(page, createActivity, {
    body: {
      internationalizedFields: { fr: { name: 'Glissade' }, en: { name: 'Sliding' } },
      activityPricings: [
        {
          ...onSale,
          category: 'daily_ticket',
          schedulingType: 'Anytime',
          activityPricingDetails: [ticketType('Adulte', 'Adult', 12.35)],
        },
        {
          ...onSale,
          category: 'season_pass',
          schedulingType: 'Anytime',
          validPeriodStartDateTimeUtc: '2031-01-01T05:00:00.000Z',
          validPeriodEndDateTimeUtc: '2031-05-01T04:00:00.000Z',
          activityPricingDetails: [
            {
              ...ticketType('Passe', 'Pass', 149.99),
              activityPricingDetailIdentifications: [
                {
                  order: 0,
                  isOptional: false,
                  isPictureRequired: true,
                  internationalizedFields: {
                    fr: { labelName: 'Titulaire' },
                    en: { labelName: 'Holder' },
                  },
                },
              ],
            },
          ],
        },
        {
          ...onSale,
          category: 'donation',
          schedulingType: 'Anytime',
          activityPricingDetails: [ticketType('Vingt dollars', 'Twenty dollars', 20)],
        },
      ],
    },
  })

/** Creates a product with thirty units in stock. */
export const hotChocolate = (page: Page): Promise<Reply<typeof createProduct>> =>
  ask(page, createProduct, {
    body: {
      collaboratorPublicId: businessOf(page),
      internationalizedFields: {
        fr: { name: 'Chocolat chaud', description: '' },
        en: { name: 'Hot chocolate', description: '' },
      },
      price: 4.75,
      imageUrl: null,
      isActive: true,
      stock: 30,
    },
  })
