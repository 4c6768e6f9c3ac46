import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findSellableRentals } from '@guichet/contract/rentals/find-sellable-rentals.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { orderPage } from '../pages/orders.ts'
import { inDays, noon } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot, type Own } from '../seeds/own-activity.ts'
import { ask } from '../server-calls.ts'
import { languages, signIn, type Language } from '../sign-in.ts'

const messages = {
  fr: {
    action: /^Modifier les billets/,
    pen: /^Modifier le billet /,
    settle: /^Encaisser la différence \(.*11,50/,
    cash: /^Comptant · /,
    save: 'Modifier le billet',
    cancel: 'Annuler',
    done: 'Billet modifié',
    edited: 'Modifié',
    notify: 'Envoyer le courriel de modification…',
    send: 'Envoyer',
    mail: 'Billets modifiés · Envoyé',
    history: 'Historique',
    events: ['Billet échangé', 'Différence encaissée', 'Courriel de modification envoyé'],
    became: 'maintenant ',
    giveBack: /^Rembourser la différence \(.*11,50/,
    handOver: 'À remettre en argent comptant',
    handedOver: 'Remis en argent comptant',
  },
  en: {
    action: /^Edit the tickets/,
    pen: /^Edit ticket /,
    settle: /^Take the difference \(\$11\.50/,
    cash: /^Cash · /,
    save: 'Edit the ticket',
    cancel: 'Cancel',
    done: 'Ticket edited',
    edited: 'Edited',
    notify: 'Send modification email…',
    send: 'Send',
    mail: 'Edited tickets · Sent',
    history: 'History',
    events: ['Ticket exchanged', 'Difference paid', 'Modification email sent'],
    became: 'now ',
    giveBack: /^Refund the difference \(\$11\.50/,
    handOver: 'To hand over in cash',
    handedOver: 'Handed over in cash',
  },
}
/**
 * Creates two activities shared by these journeys, so that the business's list of activities stays
 * short.
 */
let activities: Promise<{ name: string; own: Own; other: Own }> | undefined
async function makeActivities(page: Page) {
  const name = `Échange ${Date.now()}`
  const own = await ownActivity(page, name)
  const other = await ownActivity(page, `${name} du soir`, 'WithCalendar', 22.5)
  return { name, own, other }
}
let days = 31

/**
 * Sells two tickets of one activity, next to another one that costs $10 more, each with its own
 * slot.
 */
async function anEditableOrder(page: Page, language: Language) {
  activities ??= makeActivities(page)
  const { name, own, other } = await activities
  const date = inDays(days++)
  await ownSlots(page, own, { date, times: [['09:00', '10:00']], places: 2 })
  await ownSlots(page, other, { date, times: [['19:00', '21:00']] })
  const { orderReferenceNumber: reference } = await sellSlot(page, own, {
    date,
    begin: '09:00',
    quantity: 2,
    client: { email: `echange.${Date.now()}@example.com`, firstName: 'Alix', language },
  })
  const suffix = language === 'en' ? ' (en)' : ''
  return { reference, date, evening: `${name} du soir${suffix}` }
}

function journeys(language: Language) {
  const say = messages[language]
  test('a ticket is exchanged for the evening, the difference is paid, and the client is notified', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const { reference, date, evening } = await anEditableOrder(page, language)
    const order = orderPage(page, language)
    await order.open(reference)
    await (await order.action(say.action)).click()
    await expect(page).toHaveURL(/\/edit$/)
    await expect(page.getByRole('button', { name: say.notify })).toHaveCount(0)

    await page.getByRole('button', { name: say.pen }).first().click()
    const form = page.getByRole('dialog')
    await form.getByRole('radio', { name: evening }).check()
    await form.getByRole('radio', { name: say.settle }).check()
    // Money is received: the buttons that save also choose the payment method.
    await expect(form.getByRole('button', { name: say.cash })).toBeEnabled()
    await expectAccessible(page, 'the difference of an exchange')
    await expect(form.getByRole('button', { name: say.save })).toHaveCount(0)
    await form.getByRole('button', { name: say.cash }).dblclick()
    await expect(page.getByText(say.done)).toHaveCount(1)
    await expect(form).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ hasText: evening })
    await expect(row).toContainText(`${date} 19:00–21:00`)
    await expect(row).toContainText(say.edited)

    await page.getByRole('button', { name: say.notify }).click()
    const email = page.getByRole('dialog')
    await expect(email.locator('iframe')).toBeVisible()
    await email.getByRole('button', { name: say.send, exact: true }).click()
    await expect(email).toHaveCount(0)

    await order.open(reference)
    await expect(page.getByRole('main')).toContainText(`${say.became}${evening}`)
    await expect(page.getByRole('main')).toContainText(say.mail)
    for (const event of say.events)
      await expect(page.getByRole('region', { name: say.history })).toContainText(event)
    await page.goto(`/orders/${reference}/refund`)
    await expect(page.getByRole('main')).toContainText(evening)
    await page.goto(`/orders/${reference}/print?format=letter&what=tickets`)
    await expect(page.getByText(evening)).toBeVisible()
  })

  test('the cash refund of an exchange is shown until it is handed over', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    activities ??= makeActivities(page)
    const { name, own, other } = await activities
    const date = inDays(days++)
    await ownSlots(page, own, { date, times: [['09:00', '10:00']] })
    await ownSlots(page, other, { date, times: [['19:00', '21:00']] })
    const { orderReferenceNumber } = await sellSlot(page, other, {
      date,
      begin: '19:00',
      quantity: 1,
    })
    await page.goto(`/orders/${orderReferenceNumber}/edit`)
    await page.getByRole('button', { name: say.pen }).click()
    const form = page.getByRole('dialog')
    const day = language === 'en' ? `${name} (en)` : name
    await form.getByRole('radio', { name: day, exact: true }).check()
    await form.getByRole('radio', { name: /09:00/ }).check()
    await form.getByRole('radio', { name: say.giveBack }).check()
    await form.getByRole('button', { name: say.save }).click()
    await expect(form.getByRole('status')).toContainText(say.handOver)
    await expect(form.getByRole('status')).toContainText(language === 'fr' ? '11,50' : '11.50')
    await expectAccessible(page, 'cash that an exchange gives back')
    await form.getByRole('button', { name: say.handedOver }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByText(say.edited, { exact: true })).toBeVisible()
  })
}
for (const language of languages('en')) test.describe(language, () => journeys(language))

test('a full slot counts its own ticket as free: the same slot stays chosen', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const { reference } = await anEditableOrder(page, 'fr')
  await page.goto(`/orders/${reference}/edit`)
  await page.getByRole('button', { name: messages.fr.pen }).first().click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('radio', { name: /09:00 – 10:00.*1 place/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: messages.fr.pen }).first()).toBeFocused()
})

/** Sells a rental in one of several sizes, at a start that staff chose. */
async function aRentalOrder(page: Page) {
  const { rentals } = await ask(page, findSellableRentals, { query: {} })
  const model = rentals
    .flatMap(({ models }) => models)
    .find(({ specifications }) => specifications.length > 1)!
  const [worn, other] = model.specifications
  const { orderReferenceNumber: reference } = await ask(page, sell, {
    body: {
      tickets: [
        {
          productId: model.products[0]!.productId,
          quantity: 1,
          activationDateTimeUtc: noon(inDays(31)),
          isBeginTimeCustom: true,
          specificationPublicId: worn!.publicId,
        },
      ],
      payment: { method: 'cash' },
    },
  })
  return { reference, worn: worn!.name!.fr, other: other!.name!.fr }
}

test('a rental changes its size at the same time; its price stays without a question', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const { reference, worn, other } = await aRentalOrder(page)
  await page.goto(`/orders/${reference}/edit`)
  await page.getByRole('button', { name: messages.fr.pen }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('radio', { name: worn })).toBeChecked()
  await form.getByRole('radio', { name: other }).check()
  await expect(form).toContainText('Le prix ne change pas.')
  await form.getByRole('button', { name: messages.fr.save }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(other)
  await page.goto(`/orders/${reference}`)
  await expect(page.getByRole('main')).toContainText(`${messages.fr.became}`)
})

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('the page of an exchange is accessible, with its buttons in view', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language })
      const { reference, evening } = await anEditableOrder(page, language)
      await page.goto(`/orders/${reference}/edit`)
      const pen = page.getByRole('button', { name: messages[language].pen }).first()
      await expect(pen).toBeVisible()
      await expectAccessible(page, 'edit')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'edit: small targets').toEqual([])
      // The screen of a counter is often lower than the viewport of these looks.
      if (!isPhone) await page.setViewportSize({ width: 1280, height: 720 })
      await pen.click()
      const form = page.getByRole('dialog')
      const inSight = (name: string | RegExp) =>
        expect(form.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
      await inSight(messages[language].save)
      await form.getByRole('radio', { name: evening }).check()
      await expect(form.getByRole('radio', { name: messages[language].settle })).toBeVisible()
      await inSight(messages[language].save)
      await expectAccessible(page, 'edit, exchange')
      await form.getByRole('radio', { name: messages[language].settle }).check()
      await inSight(messages[language].cash)
      await inSight(messages[language].cancel)
    })
  })
