import { pathOf } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { withdrawSale } from '@guichet/contract/orders/sale/withdraw-sale.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import {
  chooseWall,
  clientLine,
  counterMessages,
  fillClient,
  pressSell,
  quantityOf,
} from '../pages/counter.ts'
import { ask } from '../server-calls.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const messages = {
  fr: {
    title: /Vente sans réponse/,
    send: 'Envoyer la vente',
    withdraw: 'Ne pas vendre',
    next: 'Client suivant',
    lost: /^Pas de connexion depuis/,
    back: 'La connexion est revenue.',
    unanswered: '1 vente est restée sans réponse.',
    open: 'Ouvrir le comptoir pour en décider',
    still: 'Toujours pas de réponse. La vente attend encore.',
    notSold: 'Cette vente n’est pas faite et ne le sera pas. Son panier est libre.',
    empty: 'Panier vide',
  },
  en: {
    title: /Unanswered sale: /,
    send: 'Send the sale',
    withdraw: 'Don’t sell',
    next: 'Next client',
    lost: /^No connection since/,
    back: 'The connection is back.',
    unanswered: '1 sale was never answered.',
    open: 'Open the counter to settle it',
    still: 'Still no answer. The sale goes on waiting.',
    notSold: 'This sale is not made, and never will be. Its cart is free.',
    empty: 'Empty cart',
  },
}
const salePath = '**/order/1.0/order/administration'
const waiting = (page: Page, language: Language) =>
  page.getByRole('alert').filter({ hasText: messages[language].title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Returns the number of orders with this last name. */
const soldTo = async (page: Page, name: string) =>
  (await ask(page, findOrders, { query: { query: name } })).total

/** Fills a cart with a client by whose last name the order is found. */
async function fillCart(page: Page, language: Language, lastName: string) {
  const say = counterMessages(language)
  await chooseWall(page, language, 3)
  await quantityOf(page, say.adult).fill('2')
  const email = `${lastName.toLowerCase()}@boite.example`
  await fillClient(page, { email, firstName: 'Maude', lastName }, language)
  await expect(page.getByRole('button', { name: say.sell })).toBeEnabled()
}

for (const language of languages('fr'))
  test(`a sale whose response is lost is resolved, also after a reload, and made once, ${language}`, async ({
    page,
    seller,
  }) => {
    const say = { ...counterMessages(language), ...messages[language] }
    const name = `Perdue${language}`
    await signIn(page, seller, { language })
    await fillCart(page, language, name)
    const keys: (string | undefined)[] = []
    await page.route(salePath, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: say.sell }).click()
    await expect(waiting(page, language)).toBeVisible()
    await expect(page.getByRole('button', { name: say.sell })).toHaveCount(0)
    await expectAccessible(page, `a sale without an answer, ${language}`)
    await button(page, say.send).click()
    await expect(page.getByText(say.still)).toBeVisible()
    await page.unroute(salePath)
    await page.reload()
    await expect(waiting(page, language)).toBeVisible()
    expect(await soldTo(page, name)).toBe(1)
    const again = page.waitForRequest(
      (request) => request.url().endsWith('/order/administration') && request.method() === 'POST',
    )
    await button(page, say.send).click()
    expect([...keys, (await again).headers()['idempotency-key']]).toEqual([
      keys[0],
      keys[0],
      keys[0],
    ])
    await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
    await button(page, say.newSale).click()
    await expect(waiting(page, language)).toHaveCount(0)
    expect(await soldTo(page, name)).toBe(1)
  })

test('without a network a sale waits while the next client is served, until the clerk cancels or sends it', async ({
  page,
  context,
  seller,
}) => {
  const say = { ...counterMessages('fr'), ...messages.fr }
  await signIn(page, seller, { language: 'fr' })
  await fillCart(page, 'fr', 'Horsligne')
  await context.setOffline(true)
  await expect(page.getByText(say.lost)).toBeVisible()
  await page.getByRole('button', { name: say.sell }).click()
  await expect(waiting(page, 'fr')).toBeVisible()
  await button(page, say.next).click()
  await expect(page.getByText(say.empty)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/order/administration'))
      sent.push(request.url())
  })
  await context.setOffline(false)
  await expect(page.getByText(say.back)).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByText(say.unanswered)).toBeVisible()
  expect(await soldTo(page, 'Horsligne')).toBe(0)
  await page.getByRole('link', { name: say.open }).click()
  await expect(waiting(page, 'fr')).toBeVisible()
  const withdrawn = page.waitForResponse((response) =>
    response.url().endsWith(pathOf(withdrawSale)),
  )
  await button(page, say.withdraw).click()
  expect(await (await withdrawn).json()).toEqual({ outcome: 'withdrawn', order: null })
  await expect(page.getByText(say.notSold)).toBeVisible()
  // Nothing was sent automatically, and the cart can be sold again.
  expect(sent).toEqual([])
  await expect(clientLine(page)).toContainText('Horsligne')
  await pressSell(page, 'fr')
  expect(await soldTo(page, 'Horsligne')).toBe(1)
})
