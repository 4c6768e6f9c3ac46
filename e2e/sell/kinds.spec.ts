import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { archiveForm, createForm } from '@guichet/contract/forms/save-form.ts'
import { createQuestion } from '@guichet/contract/forms/save-question.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { codesIn, openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { inMoney } from '../money.ts'
import {
  cards,
  chooseTile,
  counterMessages,
  fillClient,
  pressSell,
  quantityOf,
  sellAnonymously,
} from '../pages/counter.ts'
import { ask, businessOf } from '../server-calls.ts'
import { languages, signIn, switchBusiness } from '../sign-in.ts'

const messages = {
  fr: {
    pass: 'Passe de saison',
    family: 'Passe familiale',
    products: 'Produits',
    tuque: 'Tuque Mont-Cendré',
    gift: 'Fonds de la relève',
    twenty: 'Don de 20 $',
    client: 'Le client lui-même',
    first: 'Prénom',
    last: 'Nom',
    child: 'Enfant',
    parent: 'Premier parent',
    left: /(\d+) en stock/,
    refundRest: /^Rembourser toute/,
    reason: 'Motif',
    confirm: /^Rembourser \d/,
    yes: 'Oui',
    done: 'Remboursement enregistré',
    shelf: 'Remettre les produits en stock',
    forms: 'Formulaires',
    required: 'Ce champ est requis.',
  },
  en: {
    pass: 'Season pass',
    family: 'Family pass',
    products: 'Products',
    tuque: 'Mont-Cendré tuque',
    gift: 'Youth fund',
    twenty: '$20 donation',
    client: 'The client',
    first: 'First name',
    last: 'Last name',
    child: 'Child',
    parent: 'First parent',
    left: /(\d+) in stock/,
    refundRest: /^Refund the whole/,
    reason: 'Reason',
    confirm: /^Refund \$/,
    yes: 'Yes',
    done: 'Refund recorded',
    shelf: 'Put the products back in stock',
    forms: 'Forms',
    required: 'This field is required.',
  },
}
const leftOf = async (page: Page, product: string) => {
  const { products } = await ask(page, getSellable, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  return products.find(({ title }) => title.fr === product || title.en === product)!.remaining!
}

for (const language of languages('fr'))
  test(`a pass, a donation and products are sold in one order, then refunded at once (${language})`, async ({
    page,
    seller,
  }) => {
    const [say, counter] = [messages[language], counterMessages(language)]
    const email = `passe.${language}.${Date.now()}@example.com`
    await signIn(page, seller, { language })
    const before = await leftOf(page, say.tuque)
    await chooseTile(page, language, counter.ski)
    await cards(page, language === 'fr' ? 'Catégorie' : 'Category')
      .filter({ hasText: say.pass })
      .click()
    await quantityOf(page, say.family).fill('1')
    await chooseTile(page, language, say.gift)
    await quantityOf(page, say.twenty).fill('1')
    await chooseTile(page, language, say.products)
    await quantityOf(page, say.tuque).fill('2')
    await expect(page.getByText(say.left).first()).toBeVisible()

    await fillClient(page, { email, firstName: 'Maïté', lastName: 'Œuvrard' }, language)
    await expect(page.getByRole('button', { name: counter.sell })).toBeEnabled()
    await page.getByRole('button', { name: counter.sell }).click()
    const holder = (who: string, part: string) =>
      page.getByLabel(`${who}, ${part}`, { exact: true })
    await expect(holder(say.parent, say.first)).toBeFocused()
    await expect(page.getByText(say.required)).toHaveCount(4)
    await page.getByRole('button', { name: say.client }).click()
    await expect(holder(say.parent, say.last)).toHaveValue('Œuvrard')
    await holder(say.child, say.first).fill('Loïc')
    await holder(say.child, say.last).fill('Œuvrard')
    const order = await pressSell(page, language)
    expect(order.invoice.entries.map(({ kind, count }) => [kind, count])).toEqual([
      ['season_pass', 1],
      ['donation', 1],
      ['catalog_product', 2],
    ])
    expect(await leftOf(page, say.tuque)).toBe(before - 2)

    const { items } = await ask(page, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
    expect(
      items.map(({ category, owners }) => [category, owners.map(({ firstName }) => firstName)]),
    ).toEqual([['season_pass', ['Maïté', 'Loïc']]])
    const emailPage = await openEmail(page, email, 'order-confirmation')
    expect(await codesIn(emailPage)).toEqual([items[0]!.barcode])
    await expect(emailPage.getByText('Maïté Œuvrard, Loïc Œuvrard')).toBeVisible()
    await expect(
      emailPage.getByText(inMoney(order.invoice.finalCost, language)).last(),
    ).toBeVisible()
    await emailPage.close()

    await page.goto(`/orders/${order.orderReferenceNumber}`)
    await expect(page.getByText('Maïté Œuvrard, Loïc Œuvrard')).toBeVisible()
    await page.goto(`/orders/${order.orderReferenceNumber}/refund`)
    await page.getByRole('textbox', { name: say.reason }).fill('Départ')
    await page.getByRole('button', { name: inMoney(order.invoice.finalCost, language) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox', { name: say.shelf })).toBeChecked()
    await dialog.getByRole('combobox').selectOption({ label: say.yes })
    await dialog.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByText(say.done).first()).toBeVisible()
    expect(await leftOf(page, say.tuque)).toBe(before)
    expect(
      await ask(page, getOrder, { params: { ref: order.orderReferenceNumber } }),
    ).toMatchObject({ status: 'RefundCompleted', totalRemaining: 0 })
    const note = await openEmail(page, email, 'refund')
    await expect(note.getByText(inMoney(order.invoice.finalCost, language)).last()).toBeVisible()
    await note.close()
  })

test('a form is answered at the counter, per order and per ticket, and shown on the order', async ({
  page,
  seller,
}) => {
  const counter = counterMessages('fr')
  await signIn(page, seller, { language: 'fr' })
  await switchBusiness(page, /Trois-Érables/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { activities } = await ask(page, getSellable, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  const visit = activities.find(({ name }) => name.fr === 'Visite de la ferme')!
  const question = (text: string, recurrence: 'OnOrder' | 'OnTicket', options: string[] = []) =>
    ask(page, createQuestion, {
      body: {
        type: options.length ? 'CheckBox' : 'ShortAnswer',
        recurrence,
        isMandatory: true,
        internationalizedQuestionFields: {
          fr: { text, questionOptions: options },
          en: { text: '', questionOptions: [] },
        },
      },
    })
  const [phone, boots] = [
    await question('Qui prévenir ?', 'OnOrder'),
    await question('Bottes ?', 'OnTicket', ['À soi', 'À louer']),
  ]
  const form = await ask(page, createForm, {
    body: {
      internationalizedFields: { fr: { description: 'Sortie en forêt' }, en: { description: '' } },
      activityCategories: [{ activityPublicId: visit.publicId, activityCategory: 'daily_ticket' }],
      associatedRentalModelPublicIds: [],
      questionPublicIds: [phone.publicId, boots.publicId],
    },
  })
  await page.reload()
  await chooseTile(page, 'fr', 'Visite de la ferme')
  await quantityOf(page, 'Visiteur').fill('2')
  await sellAnonymously(page)
  await page.getByRole('button', { name: counter.sell }).click()
  await expect(page.getByLabel(/^Qui prévenir/)).toBeFocused()
  await page.getByLabel(/^Qui prévenir/).fill('418 555-0199')
  const second = page.getByRole('group', { name: 'Visiteur (2 sur 2)' })
  await page.getByRole('group', { name: 'Visiteur (1 sur 2)' }).getByLabel('À soi').check()
  await page.getByRole('button', { name: counter.sell }).click()
  await expect(second.getByText('Ce champ est requis.')).toBeVisible()
  await second.getByLabel('À louer').check()
  const order = await pressSell(page, 'fr')
  await page.goto(`/orders/${order.orderReferenceNumber}`)
  const read = page.getByRole('region', { name: 'Formulaires' })
  await expect(read.getByText('418 555-0199')).toBeVisible()
  await expect(read.getByText('À louer')).toBeVisible()
  await page.goto('/orders')
  await page
    .getByRole('button', { name: `Formulaires de la commande ${order.orderReferenceNumber}` })
    .click()
  await expect(page.getByRole('dialog').getByText('À soi')).toBeVisible()
  await ask(page, archiveForm, { params: { id: form.publicId } })
})
