import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findProducts } from '@guichet/contract/products/find-products.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { codesIn, openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { inMoney } from '../money.ts'
import { writeTexts } from '../pages/communications.ts'
import {
  chooseTickets,
  chooseTile,
  counterMessages,
  fillClient,
  holdByClient,
  pressSell,
  quantityOf,
} from '../pages/counter.ts'
import { addForm, addQuestion } from '../pages/forms.ts'
import { refundAll } from '../pages/refund.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { hotChocolate, slidingHill } from '../seeds/sliding-hill.ts'
import { ask, businessOf } from '../server-calls.ts'
import { fresh } from '../servers.ts'
import { switchLanguage } from '../sign-in.ts'

test.use({ baseURL: fresh.url })

test('the questions of a form are asked at the counter, once or for each ticket', async ({
  page,
}) => {
  await ownBusiness(page, { path: '/forms', language: 'fr' })
  await slidingHill(page)
  await page.reload()
  await addQuestion(page, { fr: 'Qui prévenir ?', en: 'Whom to call?' })
  await addQuestion(page, {
    fr: 'Taille du tube ?',
    en: 'Tube size?',
    options: ['Petit', 'Grand'],
  })
  await addForm(page, {
    fr: 'Avant de glisser',
    en: 'Before sliding',
    questions: ['Qui prévenir ?', 'Taille du tube ?'],
    askedFor: 'Glissade – Billet journalier',
  })

  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await chooseTickets(page, [['Billet journalier', 'Adulte', 2]])
  await page.getByRole('button', { name: counterMessages('fr').sell }).click()
  await expect(page.getByLabel(/^Qui prévenir/)).toBeFocused()
  await page.getByLabel(/^Qui prévenir/).fill('418 555-0166')
  await page.getByRole('group', { name: 'Adulte (1 sur 2)' }).getByLabel('Petit').check()
  await page.getByRole('group', { name: 'Adulte (2 sur 2)' }).getByLabel('Grand').check()
  const { orderReferenceNumber } = await pressSell(page, 'fr')
  await page.goto(`/orders/${orderReferenceNumber}`)
  for (const text of ['418 555-0166', 'Petit', 'Grand'])
    await expect(page.getByText(text).first()).toBeVisible()
})

test('a confirmation has the texts of the business, in the language of the client', async ({
  page,
}) => {
  const email = 'odile@client.example'
  await ownBusiness(page, { path: '/communication', language: 'en' })
  const activity = await slidingHill(page)
  await writeTexts(page, 'allo@coulee.example', {
    English: {
      message: 'Bring dry mittens.',
      terms: 'Sliding is at your own risk.',
      policy: 'Refunds until the eve.',
    },
    Français: {
      message: 'Apportez des mitaines sèches.',
      terms: 'On glisse à ses risques.',
      policy: 'Remboursement jusqu’à la veille.',
    },
  })
  await ask(page, sell, {
    body: {
      tickets: [
        {
          productId: activity.activityPricings[0]!.activityPricingDetails[0]!.publicId,
          quantity: 1,
        },
      ],
      email,
      language: 'fr',
      payment: { method: 'cash' },
    },
  })
  const emailPage = await openEmail(page, email, 'order-confirmation')
  for (const text of [
    'Apportez des mitaines sèches.',
    'On glisse à ses risques.',
    'Remboursement jusqu’à la veille.',
  ])
    await expect(emailPage.getByText(text).last()).toBeVisible()
  await expect(emailPage.getByText('Bring dry mittens.')).toHaveCount(0)
  await emailPage.close()
})

test('tickets, a pass, a donation and products are sold together and refunded to the cent', async ({
  page,
}) => {
  const email = 'maude@client.example'
  await ownBusiness(page, { path: '/sell', language: 'fr' })
  await slidingHill(page)
  await hotChocolate(page)
  await page.reload()
  await chooseTickets(page, [
    ['Billet journalier', 'Adulte', 2],
    ['Passe de saison', 'Passe', 1],
    ['Don', 'Vingt dollars', 1],
  ])
  await chooseTile(page, 'fr', 'Produits')
  await quantityOf(page, 'Chocolat chaud').fill('2')
  await fillClient(page, { email, firstName: 'Maude', lastName: 'Bélisle' })
  await holdByClient(page)
  const { orderReferenceNumber: ref, invoice } = await pressSell(page, 'fr')
  expect(invoice.entries.map(({ kind, count, price }) => [kind, count, price])).toEqual([
    ['daily_ticket', 2, 12.35],
    ['season_pass', 1, 149.99],
    ['donation', 1, 20],
    ['catalog_product', 2, 4.75],
  ])
  // 5 % and 9.975 % of 24.70 + 149.99 + 9.50; the donation has no taxes and there are no fees.
  expect(invoice).toMatchObject({
    entriesTotal: 204.19,
    fees: { total: 0 },
    taxes: {
      items: [
        { percent: 5, total: 9.21 },
        { percent: 9.975, total: 18.37 },
      ],
    },
    finalCost: 231.77,
  })
  const tickets = await ticketsOf(page, ref)
  expect(
    tickets.map((ticket) => [ticket.category, ticket.owners.map(({ lastName }) => lastName)]),
  ).toEqual([
    ['daily_ticket', []],
    ['daily_ticket', []],
    ['season_pass', ['Bélisle']],
  ])
  const confirmation = await openEmail(page, email, 'order-confirmation')
  expect(await codesIn(confirmation)).toEqual(tickets.map(({ barcode }) => barcode))
  await expect(confirmation.getByText(inMoney(231.77, 'fr')).last()).toBeVisible()
  await confirmation.close()
  expect(await onlyProduct(page)).toMatchObject({ stock: 30, sold: 2 })
  await page.goto(`/orders/${ref}`)
  await expect(page.getByText('Maude Bélisle').first()).toBeVisible()

  await switchLanguage(page, 'en')
  await page.goto(`/orders/${ref}/refund`)
  await refundAll(page, { reason: 'Rain', amount: inMoney(231.77, 'en'), tickets: 3 })
  expect(await ask(page, getOrder, { params: { ref } })).toMatchObject({
    status: 'RefundCompleted',
    totalRemaining: 0,
  })
  expect((await ticketsOf(page, ref)).every(({ isVoided }) => isVoided)).toBe(true)
  expect(await onlyProduct(page)).toMatchObject({ stock: 30, sold: 0 })
  const note = await openEmail(page, email, 'refund')
  await expect(note.getByText(inMoney(231.77, 'fr')).last()).toBeVisible()
  await note.close()
})

const ticketsOf = async (page: Page, orderReferenceKey: string) =>
  (await ask(page, findTicketsOfOrder, { query: { orderReferenceKey } })).items
const onlyProduct = async (page: Page) =>
  (await ask(page, findProducts, { query: { collaboratorPublicId: businessOf(page) } })).items[0]
