import { deleteActivity } from '@guichet/contract/activities/order-activities.ts'
import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { ask } from '../server-calls.ts'
import type { Texts } from './texts.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

export async function hostileActivity({ page, made, payload, payloads, each }: Texts) {
  const titled = () => ({
    order: 0,
    price: '5.00',
    internationalizedActivityPricingDetailsFields: each(() => ({ title: payload(200) })),
  })
  const pricing = {
    schedulingType: 'Anytime' as const,
    isActive: true,
    activePeriodStartDateTimeUtc: day(0),
    activePeriodEndDateTimeUtc: day(60),
  }
  return made(
    await ask(page, createActivity, {
      body: {
        internationalizedFields: each(() => ({
          name: payload(50),
          pricingSelectionMessage: payloads(2000),
        })),
        activityPricings: [
          {
            ...pricing,
            category: 'daily_ticket',
            schedulingType: 'WithCalendarOrAnytime',
            activityPricingDetails: [titled()],
          },
          { ...pricing, category: 'donation', activityPricingDetails: [titled()] },
          {
            ...pricing,
            category: 'season_pass',
            validPeriodStartDateTimeUtc: day(0),
            validPeriodEndDateTimeUtc: day(90),
            activityPricingDetails: [
              {
                ...titled(),
                activityPricingDetailIdentifications: [
                  {
                    order: 0,
                    isOptional: false,
                    isPictureRequired: false,
                    internationalizedFields: each(() => ({ labelName: payload(50) })),
                  },
                ],
              },
            ],
          },
        ],
      },
    }),
    ({ publicId }) => ask(page, deleteActivity, { params: { id: publicId } }),
  )
}
