import { createActivity, type saveActivity } from '@guichet/contract/activities/save-activity.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { send, type Token, type TestServer } from '../../test-server.ts'

export type Activity = Reply<typeof createActivity>
type Pricing = Body<typeof createActivity>['activityPricings'][number]

const period = {
  activePeriodStartDateTimeUtc: '2030-01-01T05:00:00.000Z',
  activePeriodEndDateTimeUtc: '2030-06-01T04:00:00.000Z',
}
export const title = (fr: string, en: string, cents = 1999) => ({
  order: 0,
  price: cents / 100,
  internationalizedActivityPricingDetailsFields: { fr: { title: fr }, en: { title: en } },
})
export const aDailyTicket = (over: Partial<Pricing> = {}): Pricing => ({
  category: 'daily_ticket',
  schedulingType: 'WithCalendar',
  isActive: false,
  ...period,
  activityPricingDetails: [
    title('Adulte', 'Adult'),
    { ...title('Enfant', 'Child', 999), order: 1 },
  ],
  ...over,
})
export const aSeasonPass = (over: Partial<Pricing> = {}): Pricing => ({
  category: 'season_pass',
  schedulingType: 'Anytime',
  isActive: false,
  ...period,
  validPeriodStartDateTimeUtc: '2030-01-01T05:00:00.000Z',
  validPeriodEndDateTimeUtc: '2030-12-31T05:00:00.000Z',
  activityPricingDetails: [
    {
      ...title('Adulte', 'Adult', 39900),
      activityPricingDetailIdentifications: [
        {
          order: 0,
          isOptional: false,
          isPictureRequired: true,
          internationalizedFields: { fr: { labelName: 'Titulaire' }, en: { labelName: 'Holder' } },
        },
      ],
    },
  ],
  ...over,
})
export const aDonation = (over: Partial<Pricing> = {}): Pricing => ({
  category: 'donation',
  schedulingType: 'Anytime',
  isActive: false,
  ...period,
  activityPricingDetails: [title('Cinq dollars', 'Five dollars', 500)],
  ...over,
})

export const activityBody = (
  activityPricings: Pricing[] = [aDailyTicket()],
  fr = 'Ski alpin',
  en = 'Downhill skiing',
): Body<typeof createActivity> => ({
  internationalizedFields: {
    fr: { name: fr, pricingSelectionMessage: '' },
    en: { name: en, pricingSelectionMessage: '' },
  },
  activityPricings,
})
/** An activity as the portal creates it. */
export async function anActivity(
  server: TestServer,
  who: Token,
  pricings?: Pricing[],
): Promise<Activity> {
  const { status, body } = await send(server, who, createActivity, { body: activityBody(pricings) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
/** A reply in the form that a save expects: both have the same shape. */
export const asSaved = (activity: Activity): Body<typeof saveActivity> => activity
