import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { createQuote } from '@guichet/contract/quotes/save-quote.ts'
import { reviseQuote, sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { inMoney } from '../money.ts'
import { chooseWall, counterMessages, quantityOf } from '../pages/counter.ts'
import { ownActivity } from '../seeds/own-activity.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    new: 'Nouvelle soumission',
    name: /^Objet/,
    email: 'Courriel',
    first: 'Prénom',
    readIn: /^Français$/,
    names: 'Demander au client le nom de chaque participant',
    create: 'Créer la soumission',
    unnamed: 'Nommez la soumission.',
    save: 'Enregistrer',
    hold: 'Réserver les places',
    send: 'Envoyer au client',
    sent: 'Envoyée',
    accept: 'Accepter la soumission',
    accepted: 'Acceptée',
    firstOf: 'Prénom, participant 1',
    lastOf: 'Nom, participant 1',
    saved: 'Enregistré',
    convert: 'Faire la commande',
    tender: /^Reçu .*, monnaie /,
    given: 'Terminer',
    madeOf: /^Soumission S-\d{6}$/,
    search: 'Chercher une soumission',
    go: 'Chercher',
    title: 'Soumissions',
  },
  en: {
    new: 'New quote',
    name: /^Subject/,
    email: 'Email',
    first: 'First name',
    readIn: /^English$/,
    names: 'Ask the client for the name of each guest',
    create: 'Create the quote',
    unnamed: 'Name the quote.',
    save: 'Save',
    hold: 'Hold the spots',
    send: 'Send to the client',
    sent: 'Sent',
    accept: 'Accept the quote',
    accepted: 'Accepted',
    firstOf: 'First name, guest 1',
    lastOf: 'Last name, guest 1',
    saved: 'Saved',
    convert: 'Make the order',
    tender: /^Received .*, change /,
    given: 'Done',
    madeOf: /^Quote S-\d{6}$/,
    search: 'Search for a quote',
    go: 'Search',
    title: 'Quotes',
  },
} as const
type Words = (typeof words)['fr' | 'en']
let made = 0
const aTitle = () => `Classe ${process.pid}.${(made += 1)}`

/** `least`: minimum size of a target in pixels. */
type Look = { say: Words; least: number }
/** Accepts a quote as the client, in a browser without a session. */
async function acceptByLink(client: Page, link: string, { say, least }: Look) {
  await client.goto(link)
  const opened = client.getByText(say.accept, { exact: true }).first()
  await expect(opened).toBeVisible()
  await expectAccessible(client, 'the link of a quote')
  expect.soft(await smallTargets(client, least), 'link: small targets').toEqual([])
  await client.getByLabel(say.firstOf, { exact: true }).fill('Léa')
  await client.getByLabel(say.lastOf, { exact: true }).fill('Houle')
  await client.getByRole('button', { name: say.save, exact: true }).click()
  await expect(client.getByText(say.saved, { exact: true })).toBeVisible()
  // The consequence is read before the answer is sent.
  await expect(client.getByRole('button', { name: say.accept })).toBeHidden()
  await opened.click()
  await expectAccessible(client, 'accepting a quote')
  // A double click accepts it once.
  await client.getByRole('button', { name: say.accept }).dblclick()
  await expect(client.getByText(say.accepted, { exact: true })).toBeVisible()
  await expect(client.getByRole('button', { name: say.accept })).toHaveCount(0)
}

for (const { name, language, isPhone, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)

    test('a quote is drafted, accepted by link and converted to an order with the names on its tickets', async ({
      page,
      browser,
      seller,
    }) => {
      const say = words[language]
      const least = isPhone ? 44 : 24
      const title = aTitle()
      await signIn(page, seller, { language, path: '/quotes/new' })
      await chooseWall(page, language, 2)
      await quantityOf(page, counterMessages(language).adult).fill('2')
      await page.getByRole('button', { name: say.create }).click()
      await expect(page.getByText(say.unnamed).first()).toBeVisible()
      await page.getByLabel(say.name).fill(title)
      await page.getByLabel(say.email, { exact: true }).fill('ecole@coulee.example')
      await page.getByLabel(say.first, { exact: true }).fill('Aurélie')
      await page.locator('label').filter({ hasText: say.readIn }).click()
      await page.getByLabel(say.names).check()
      await expectAccessible(page, 'a new quote')
      expect.soft(await smallTargets(page, least), 'quote: small targets').toEqual([])
      await page.getByRole('button', { name: say.create }).click()
      await expect(page).toHaveURL(/\/quotes\/[\da-f-]{36}$/)
      const id = page.url().split('/').at(-1)!
      await page.getByRole('button', { name: say.hold }).click()
      await expectAccessible(page, 'holding the places of a quote')
      await page.getByRole('dialog').getByRole('button', { name: say.hold }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('button', { name: say.send }).click()
      await expect(page.getByText(say.sent, { exact: true })).toBeVisible()
      await expectAccessible(page, 'a sent quote')

      const { link, invoice } = await ask(page, getQuote, { params: { id } })
      const client = await (await browser.newContext(use)).newPage()
      await acceptByLink(client, link!, { say, least })
      await client.context().close()

      await page.reload()
      await expect(page.getByText('Léa Houle')).toBeVisible()
      await page.getByRole('button', { name: say.convert }).click()
      await expectAccessible(page, 'making the order of a quote')
      expect.soft(await smallTargets(page, least), 'paying a quote: small targets').toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: say.tender }).first().click()
      await expectAccessible(page, 'the change of a quote')
      await page.getByRole('dialog').getByRole('button', { name: say.given }).press('Enter')
      await expect(page).toHaveURL(/\/orders\/\w+$/)
      await expect(page.getByText('Léa Houle')).toBeVisible()
      await expect(page.getByRole('link', { name: say.madeOf })).toBeVisible()
      await expect(page.getByText(inMoney(invoice.finalCost, language)).first()).toBeVisible()
      const ref = page.url().split('/').at(-1)!
      const order = await ask(page, getOrder, { params: { ref } })
      expect(order).toMatchObject({ status: 'CreatedByAdmin', quote: { publicId: id } })

      await page.goto('/quotes')
      await page.getByLabel(say.search).fill(title)
      await page.getByRole('button', { name: say.go, exact: true }).click()
      await expect(page.getByText(title).first()).toBeVisible()
      await expectAccessible(page, 'quotes')
      expect.soft(await smallTargets(page, least), 'quotes: small targets').toEqual([])
    })
  })

/** Creates and sends a quote of an item without a date. */
async function aSentQuote(page: Page, email: string) {
  const { products } = await ask(page, getSellable, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  const { publicId: id, version } = await ask(page, createQuote, {
    body: {
      title: aTitle(),
      tickets: [{ productId: products[0]!.productId, quantity: 2 }],
      email,
      language: 'fr',
      areNamesAsked: false,
    },
  })
  return ask(page, sendQuote, { params: { id }, body: { version } })
}

test('the email links to the quote; a page from before a revision refuses to accept it', async ({
  page,
  browser,
  seller,
}) => {
  const email = `groupe.${process.pid}@coulee.example`
  await signIn(page, seller, { language: 'fr', path: '/quotes' })
  const quote = await aSentQuote(page, email)
  const letter = await openEmail(page, email, 'quote')
  await expect(
    letter.getByRole('link', { name: 'Voir la soumission et répondre' }),
  ).toHaveAttribute('href', quote.link!)
  const client = await (await browser.newContext({ locale: 'fr-CA' })).newPage()
  await client.goto(quote.link!)
  await client.getByText('Accepter la soumission', { exact: true }).first().click()
  await ask(page, reviseQuote, {
    params: { id: quote.publicId },
    body: { version: quote.version },
  })
  await client.getByRole('button', { name: 'Accepter la soumission' }).click()
  await expect(client.getByRole('heading', { name: 'Soumission en révision' })).toBeVisible()
  // The old address leads on.
  await client.goto('/quote#nobody')
  await expect(
    client.getByRole('heading', { name: 'Ce lien ne mène à aucune soumission' }),
  ).toBeVisible()
  await client.context().close()
})

test('a promo code of the draft is in the quote, which the search and the audit log link to', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/quotes' })
  const title = aTitle()
  const { productId } = await ownActivity(page, `Luge ${title}`, 'Anytime', 50)
  const { publicId, number } = await ask(page, createQuote, {
    body: {
      title,
      tickets: [{ productId, quantity: 2 }],
      language: 'fr',
      areNamesAsked: false,
    },
  })
  await page.goto(`/quotes/${publicId}`)
  const code = page.getByRole('textbox', { name: 'Code promo' })
  await code.fill('personne')
  await code.press('Enter')
  await expect(page.getByText('Ce code n’existe pas.')).toBeVisible()
  await expectAccessible(page, 'a draft with codes')
  await expect(page.getByRole('button', { name: /^Retirer le code/ })).toHaveCount(0)
  await expect(code).toHaveValue('personne')
  await code.fill('bienvenue')
  await code.press('Enter')
  await expect(page.getByText('Rabais : Première visite')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Rendre le lien actif' }).click()
  await expect(page.getByText('Envoyée', { exact: true })).toBeVisible()
  await expect(page.getByText('Rabais : Première visite')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Codes promo' })).toBeVisible()

  await page.goto('/search')
  await page.getByLabel('Chercher partout').fill(title)
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page).toHaveURL(new RegExp(`/quotes/${publicId}$`))
  await page.goto('/configuration/audit')
  await page.getByRole('link', { name: number }).first().click()
  await expect(page).toHaveURL(new RegExp(`/quotes/${publicId}$`))
})
