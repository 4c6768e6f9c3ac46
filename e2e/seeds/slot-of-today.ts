import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import type { Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { ownSlots } from './own-activity.ts'
import { ticketType } from './ticket-type.ts'

/** Returns the business day. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format()

/** Creates an activity on sale with two ticket types and one slot, which lasts all of today. */
export async function slotOfToday(page: Page, name: string, places: number): Promise<void> {
  const { publicId } = await ask(page, createActivity, {
    body: {
      internationalizedFields: { fr: { name }, en: { name } },
      activityPricings: [
        {
          category: 'daily_ticket',
          schedulingType: 'WithCalendar',
          isActive: true,
          activePeriodStartDateTimeUtc: new Date().toISOString(),
          activePeriodEndDateTimeUtc: '2039-06-01T04:00:00.000Z',
          activityPricingDetails: [
            ticketType('Adulte', 'Adult', 20),
            ticketType('Enfant', 'Child', 12.35),
          ],
        },
      ],
    },
  })
  await ownSlots(
    page,
    { activityId: publicId },
    { date: today(), times: [['00:00', '23:59']], places },
  )
}
