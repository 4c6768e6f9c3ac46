import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { expect, type Page } from '../journey.ts'
import { ticketType } from '../seeds/ticket-type.ts'
import { ask } from '../server-calls.ts'
import { signIn, switchBusiness } from '../sign-in.ts'

const period = {
  activePeriodStartDateTimeUtc: '2031-01-01T05:00:00.000Z',
  activePeriodEndDateTimeUtc: '2031-06-01T04:00:00.000Z',
}
/** Creates an activity in the current business of the page. */
export const makeActivity = (page: Page, name: string) =>
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
          activityPricingDetails: [ticketType('Adulte', 'Adult', 12.5)],
        },
      ],
    },
  })
type Place = { path?: string; business?: RegExp }
/** Opens the activities of a business; other journeys add some to the first business. */
export async function openActivities(
  page: Page,
  seller: string,
  { path = '/activities', business = /Trois-Érables/ }: Place = {},
) {
  await signIn(page, seller, { path: '/activities', language: 'fr' })
  await switchBusiness(page, business)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
export const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
/**
 * Presses Enter on the save button, which is disabled while the form has faults but then shows
 * them.
 */
export const pressSave = (page: Page) => save(page).press('Enter')

type TicketType = { fr: string; en: string; price: string; onSale: readonly [string, string] }
/** In English: adds a ticket type to a category on the page, with its buying period. */
async function describeTicketType(
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

/**
 * In English, on the page of an activity: adds a ticket without a date, a pass with its holder, a
 * donation.
 */
export async function describeActivity(page: Page) {
  for (const kind of ['Season pass', 'Donation']) {
    await page.getByRole('button', { name: 'Add a category' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format()
  const onSale = [today, '2031-03-31'] as const
  const day = await describeTicketType(page, 'Daily ticket', {
    fr: 'Adulte',
    en: 'Adult',
    price: '12.35',
    onSale,
  })
  await day.getByLabel('Scheduling type').selectOption({ label: 'Anytime' })
  const pass = await describeTicketType(page, 'Season pass', {
    fr: 'Passe',
    en: 'Pass',
    price: '149.99',
    onSale,
  })
  for (const [label, value] of [
    [/^Valid from/, '2031-01-01'],
    [/^Valid until/, '2031-04-30'],
  ] as const)
    await pass.getByLabel(label).fill(value)
  await pass.getByRole('button', { name: 'Add an identification' }).click()
  await pass.getByLabel('Identification 1 (French)').fill('Titulaire')
  await pass.getByLabel('Identification 1 (English)').fill('Holder')
  await pass.getByRole('checkbox', { name: 'Ask for a photo' }).check()
  await describeTicketType(page, 'Donation', {
    fr: 'Vingt dollars',
    en: 'Twenty dollars',
    price: '20',
    onSale,
  })
}
