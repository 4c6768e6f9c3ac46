import { archiveForm } from '@guichet/contract/forms/save-form.ts'
import { answerQuote } from '@guichet/contract/quotes/answer-quote.ts'
import { createQuote } from '@guichet/contract/quotes/save-quote.ts'
import { sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { activityForm } from '../seeds/activity-form.ts'
import { ownActivity } from '../seeds/own-activity.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    firstOf: 'Prénom, participant 1',
    lastOf: 'Nom, participant 1',
    save: 'Enregistrer',
    saved: 'Enregistré',
    group: 'Pour tout le groupe',
    phone: 'Urgence',
    food: 'Allergies ?',
    hat: 'Tuque',
    missing: (count: number) =>
      count === 1
        ? 'Il manque 1 réponse obligatoire.'
        : `Il manque ${count} réponses obligatoires.`,
    toAnswer: 'À répondre',
    noAnswer: 'Sans réponse',
    convert: 'Faire la commande',
    card: /^Carte · \d/,
    reference: /^Numéro imprimé par le terminal/,
  },
  en: {
    firstOf: 'First name, guest 1',
    lastOf: 'Last name, guest 1',
    save: 'Save',
    saved: 'Saved',
    group: 'For the whole group',
    phone: 'Emergency',
    food: 'Allergies?',
    hat: 'Hat',
    missing: (count: number) =>
      count === 1 ? '1 required answer is missing.' : `${count} required answers are missing.`,
    toAnswer: 'To be answered',
    noAnswer: 'No answer',
    convert: 'Make the order',
    card: /^Card · .?\d/,
    reference: /^Number printed by the terminal/,
  },
} as const

for (const { name, language, isPhone, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)

    test('the client answers, staff see what is missing, and the order has the answers', async ({
      page,
      browser,
      seller,
    }) => {
      const say = words[language]
      const least = isPhone ? 44 : 24
      await signIn(page, seller, { language, path: '/quotes' })
      const { form, quote } = await aCampQuote(page, language)
      const client = await (await browser.newContext(use)).newPage()
      await client.goto(quote.link!)
      await expect(client.getByText(say.missing(3))).toBeVisible()
      const guest = (place: number) =>
        client.getByRole('group', { name: new RegExp(`^${place} · `) })
      await client.getByRole('group', { name: say.group }).getByLabel(say.phone).fill('911')
      await client.getByLabel(say.firstOf, { exact: true }).fill('Léa')
      await client.getByLabel(say.lastOf, { exact: true }).fill('Houle')
      await guest(1).getByLabel(say.food).fill('Arachides')
      await guest(1).getByLabel(say.hat).check()
      await client.getByRole('button', { name: say.save, exact: true }).click()
      await expect(client.getByText(say.saved, { exact: true })).toBeVisible()
      await expect(client.getByText(say.missing(1))).toBeVisible()
      await expectAccessible(client, 'questions on the link of a quote')
      expect.soft(await smallTargets(client, least), 'questions: small targets').toEqual([])
      await client.reload()
      await expect(guest(1).getByLabel(say.food)).toHaveValue('Arachides')
      await expect(guest(1).getByLabel(say.hat)).toBeChecked()

      const params = { id: quote.publicId }
      await ask(page, answerQuote, { params, body: { answer: 'Accepted' } })
      await page.goto(`/quotes/${quote.publicId}`)
      await expect(page.getByText(say.missing(1))).toBeVisible()
      await expect(page.getByText('Arachides')).toBeVisible()
      await expect(page.getByText(say.toAnswer)).toHaveCount(1)
      await expectAccessible(page, 'the answers of a quote')
      await page.getByRole('button', { name: say.convert }).click()
      await expect(page.getByRole('dialog').getByText(say.missing(1))).toBeVisible()
      await expectAccessible(page, 'an order of which answers are missing')
      await page.getByRole('dialog').getByRole('button', { name: say.card }).click()
      // This business requires the reference of the terminal: the clerk is led to its field.
      await expect(page.getByLabel(say.reference)).toBeFocused()
      await page.keyboard.type('4711')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/orders\/\w+$/)
      await expect(page.getByText('Arachides')).toBeVisible()
      await expect(page.getByText(say.noAnswer)).toHaveCount(1)
      await client.reload()
      await expect(client.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(client.getByLabel(say.firstOf, { exact: true })).toHaveCount(0)
      await client.context().close()
      await ask(page, archiveForm, { params: { id: form.publicId } })
    })
  })

/**
 * Creates a quote of a camp for two, with a form that asks for a number, allergies and, per ticket,
 * what each person brings.
 */
async function aCampQuote(page: Page, language: 'fr' | 'en') {
  const { activityId, productId } = await ownActivity(
    page,
    `Camp ${process.pid}.${Date.now()}`,
    'Anytime',
  )
  const form = await activityForm(page, activityId, [
    { fr: 'Urgence', en: 'Emergency', recurrence: 'OnOrder' },
    { fr: 'Allergies ?', en: 'Allergies?', recurrence: 'OnTicket' },
    {
      fr: 'Apporte',
      en: 'Brings',
      recurrence: 'OnTicket',
      isMandatory: false,
      options: { fr: ['Tuque', 'Mitaines'], en: ['Hat', 'Mittens'] },
    },
  ])
  const { publicId: id, version } = await ask(page, createQuote, {
    body: {
      title: 'Classe de neige',
      tickets: [{ productId, quantity: 2 }],
      language,
      areNamesAsked: true,
    },
  })
  return { form, quote: await ask(page, sendQuote, { params: { id }, body: { version } }) }
}
