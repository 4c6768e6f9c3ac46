import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { expect, type Page } from '../journey.ts'
import { ask } from '../server-calls.ts'
import { signIn, switchBusiness } from '../sign-in.ts'

export const period = {
  activePeriodStartDateTimeUtc: '2031-01-01T05:00:00.000Z',
  activePeriodEndDateTimeUtc: '2031-06-01T04:00:00.000Z',
}
/** An activity of the farm's, whose list no other journey looks at. */
export const make = (page: Page, name: string) =>
  ask(page, createActivity, {
    body: {
      internationalizedFields: {
        fr: { name, pricingSelectionMessage: '' },
        en: { name: `${name} (en)`, pricingSelectionMessage: '' },
      },
      activityPricings: [
        {
          category: 'daily_ticket',
          schedulingType: 'Anytime',
          isActive: false,
          ...period,
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
export const enter = async (page: Page, seller: string, path = '/activities') => {
  await signIn(page, seller, { path: '/activities', language: 'fr' })
  await switchBusiness(page, /Trois-Érables/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
export const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
// A save that would be refused says so when it is pressed: it is pressed all the same.
export const pressSave = (page: Page) => save(page).click({ force: true })

type TicketType = { fr: string; en: string; price: string; onSale: readonly [string, string] }
/** In English: one ticket type of a category that stands on the page, and when it is on sale. */
export async function describeTicketType(
  page: Page,
  category: string,
  { fr, en, price, onSale: [from, until] }: TicketType,
) {
  const section = page.getByRole('region', { name: category, exact: true })
  await section.getByRole('button', { name: 'Add a ticket type' }).click()
  await section.getByLabel('Title (French)').fill(fr)
  await section.getByLabel('Title (English)').fill(en)
  await section.getByLabel(/^Price/).fill(price)
  await section.getByLabel(/^On sale from/).fill(from)
  await section.getByLabel(/^On sale until/).fill(until)
  return section
}
