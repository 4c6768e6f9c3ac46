import { expect, phone, test } from '../journey.ts'
import { dialog } from '../pages/form.ts'
import { orderPage } from '../pages/orders.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const messages = {
  fr: {
    action: /^Envoyer un courriel de report/,
    anonymous: 'Commande sans courriel',
    reason: 'Motif (visible par le client)',
    required: 'Ce champ est requis.',
    send: 'Reporter # billet',
    toBeChosen: 'Nouvelle date à choisir',
    lost: 'Billet rendu reportable',
    email: 'Report · Envoyé',
    remove: 'Supprimer',
    future: '3 billets à venir en dépendent',
    toReschedule: 'Reporter des billets',
  },
  en: {
    action: /^Send rescheduling email/,
    anonymous: 'Order without an email',
    reason: 'Reason (visible to the client)',
    required: 'This field is required.',
    send: 'Reschedule # ticket',
    toBeChosen: 'New date to be chosen',
    lost: 'Ticket made reschedulable',
    email: 'Rescheduling · Sent',
    remove: 'Delete',
    future: '3 future tickets depend on it',
    toReschedule: 'Reschedule tickets',
  },
}
const date = inDays(24)

function journeys(language: Language) {
  const say = messages[language]

  test('a client is emailed to choose another date for one of two tickets', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const name = `Reporté ${Date.now()}`
    const own = await ownActivity(page, name)
    await ownSlots(page, own, { date, times: [['09:00', '10:00']] })
    const sale = { date, begin: '09:00', quantity: 2 }
    const { orderReferenceNumber: anonymous } = await sellSlot(page, own, sale)
    const { orderReferenceNumber: ref } = await sellSlot(page, own, {
      ...sale,
      client: { email: `report.${Date.now()}@example.com`, firstName: 'Alix', language },
    })
    const order = orderPage(page, language)
    await order.open(anonymous)
    await expect(await order.action(say.action)).toContainText(say.anonymous)

    await order.open(ref)
    await (await order.action(say.action)).click()
    await dialog(page).getByRole('checkbox').first().uncheck()
    const send = dialog(page).getByRole('button', { name: say.send.replace('#', '1') })
    await send.click()
    await expect(dialog(page).getByText(say.required)).toBeVisible()
    await expect(dialog(page).getByLabel(say.reason)).toBeFocused()
    await dialog(page).getByLabel(say.reason).fill('Bris du télésiège <b>4</b>')
    await expect(
      dialog(page).frameLocator('iframe').getByText('Bris du télésiège <b>4</b>'),
    ).toBeVisible()
    await send.dblclick()
    await expect(dialog(page)).toBeHidden()
    await expect(order.items).toContainText(say.toBeChosen)
    await expect(order.items).toContainText(`${date} 09:00`)
    await expect(order.history.getByText(say.lost)).toHaveCount(1)
    await expect(order.emails).toContainText(say.email)

    await (await order.action(say.action)).click()
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(1)

    // Deleting the activity now shows how many people have tickets in the future.
    await page.goto('/activities')
    const actions = page.getByRole('button', { name: new RegExp(`^Actions\\s?: ${name}$`) })
    await expect(page.getByRole('table').first()).toBeVisible()
    // A long list renders only the rows in view: activities of other journeys make it long.
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(actions).toBeVisible({ timeout: 500 })
    }).toPass()
    await actions.click()
    await page.getByRole('menuitem', { name: say.remove, exact: true }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(say.future)
    await expect(dialog(page).getByRole('link', { name: say.toReschedule })).toBeVisible()
  })
}
for (const language of languages('fr')) {
  test.describe(language === 'fr' ? 'at a computer, in French' : 'on a phone, in English', () => {
    if (language === 'en') test.use(phone)
    journeys(language)
  })
}
