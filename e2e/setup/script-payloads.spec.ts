import { openEmail } from '../emails.ts'
import { buyHostile, writeHostileTexts } from '../hostile-business.ts'
import { expect, test, type Page } from '../journey.ts'
import { loseHostileDay } from '../plan/hostile-day.ts'
import { demo } from '../servers.ts'
import { signIn, switchBusiness } from '../sign-in.ts'

/**
 * Records actions of a page that only an executed payload would cause. Errors in the browser's
 * console, such as a blocked script, fail every journey anyway.
 */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  const context = page.context()
  const listenTo = (tab: Page) =>
    tab.on('dialog', (dialog) => {
      seen.push(`dialog on ${tab.url()}`)
      void dialog.dismiss()
    })
  listenTo(page)
  context.on('page', listenTo)
  context.on('request', (request) => {
    const url = new URL(request.url())
    // The image of a payload would be requested as `x`.
    if (
      !['data:', 'blob:', 'about:'].includes(url.protocol) &&
      (url.origin !== demo.url || url.pathname.endsWith('/x'))
    )
      seen.push(`request to ${request.url()}`)
  })
  return seen
}

/** Expects the texts on the page as they were written, as text or in a field. */
const expectShown = (page: Page, texts: string[]) =>
  expect
    .poll(
      () =>
        page.evaluate((wanted) => {
          const plain = (text: string) => text.replace(/\s+/g, ' ')
          const shown = plain(
            [
              document.body.innerText,
              ...[...document.querySelectorAll('input, textarea')].map(
                (field) => (field as HTMLInputElement).value,
              ),
            ].join('\n'),
          )
          return wanted.filter((text) => !shown.includes(plain(text)))
        }, texts),
      { message: page.url() },
    )
    .toEqual([])

test('XSS payloads are shown as text on every page, in emails and in prints', async ({
  page,
  seller,
}) => {
  const seen = await watch(page)
  await signIn(page, seller, { path: '/account', language: 'fr' })
  // Checks that the watcher works.
  await page.evaluate(() => {
    alert(1)
    new Image().src = '/x'
  })
  await expect.poll(() => seen.splice(0).length).toBe(2)
  await switchBusiness(page, /Trois-Érables/)
  await page.goto('/account')
  const hostile = await writeHostileTexts(page)
  try {
    const { activity, rental, accessory, product, bundle, lodging, question, form, texts } = hostile
    const email = `mots.${Date.now()}@example.com`
    const { reference, client } = await buyHostile(page, hostile, email)
    const lost = await loseHostileDay(page, hostile, `perdu.${email}`)
    const name = activity.internationalizedFields.fr.name
    const title =
      activity.activityPricings[0]!.activityPricingDetails[0]!
        .internationalizedActivityPricingDetailsFields.fr.title
    const [model, unit] = [rental.models[0]!, lodging.types[0]!]
    const screens: [path: string, shown: string[]][] = [
      ['/sell', [name]],
      ['/activities', [name]],
      [`/activities/${activity.publicId}`, [name, title]],
      ['/pricings/daily-ticket', [name, title]],
      ['/pricings/subscription', [name]],
      ['/pricings/donation', [name]],
      ['/pricings/equipment-rental', [model.internationalizedFields.fr.name]],
      [
        '/equipment-rentals',
        [rental.internationalizedNames.fr, accessory.internationalizedFields.fr.name],
      ],
      [`/equipment-rentals/${rental.publicId}`, [rental.internationalizedNames.fr]],
      ['/lodging', [lodging.internationalizedNames.fr]],
      [`/lodging/${lodging.publicId}`, [unit.internationalizedFields.fr.name]],
      ['/products', [product.internationalizedFields.fr.name]],
      ['/products?tab=packages', [bundle.internationalizedFields.fr.name]],
      [
        '/forms',
        [
          form.internationalizedFields.fr.description,
          question.internationalizedQuestionFields.fr.text.slice(0, 40),
        ],
      ],
      ['/communication', []],
      ['/collaborator', [texts.fr.name, texts.fr.shortDescription]],
      ['/orders', client],
      [`/orders/${reference}`, [...client, name]],
      [`/orders/${reference}/refund`, []],
      [`/orders/${reference}/print`, [name]],
      [`/timetables?item=${activity.publicId}&date=${lost.date}&view=list`, [lost.title, name]],
      [`/traffic?activities=${activity.publicId}&from=${lost.date}&to=${lost.date}`, [name]],
      ['/rescheduling', [name]],
      [lost.board, [lost.reason, ...lost.client, name]],
      ['/bookings', [unit.internationalizedFields.fr.name]],
    ]
    for (const [path, shown] of screens) {
      await page.goto(path)
      await expectShown(page, [...shown])
    }
    await page.goto('/collaborator')
    await page.getByText('Détaillée', { exact: true }).click()
    await expectShown(page, [texts.fr.description, texts.fr.locationName])
    const emailPage = await openEmail(page, email, 'order-confirmation')
    await expectShown(emailPage, [name, client[0]!])
    await emailPage.goto(emailPage.url().replace(/\/html$/, ''))
    await expectShown(emailPage, [texts.fr.name])
    const reschedulingEmail = await openEmail(page, `perdu.${email}`, 'rescheduling')
    await expectShown(reschedulingEmail, [lost.reason, lost.client[0]!])
    await reschedulingEmail.goto(
      (await reschedulingEmail.locator('a[href*="/reschedule/"]').first().getAttribute('href'))!,
    )
    await expectShown(reschedulingEmail, [lost.reason, name])
  } finally {
    await hostile.undo()
  }
  expect(seen).toEqual([])
})
