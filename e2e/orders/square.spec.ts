import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, looks } from '../look.ts'
import { cards, chooseMore, counterMessages, fillClient, quantityOf } from '../pages/counter.ts'
import { connectSquare, pairTerminal, squareLedger } from '../pages/square.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { slidingHill } from '../seeds/sliding-hill.ts'
import { ask } from '../server-calls.ts'
import type { Language } from '../sign-in.ts'

const words = {
  fr: {
    catalog: 'Lier les activités au catalogue de Square',
    toTerminal: 'Connecter un terminal',
    category: 'Catégorie',
    ticket: 'Billet journalier',
    atTerminal: /^Terminal · /,
    byLink: 'Par lien',
    waiting: 'En attente du paiement',
    dropOnTerminal: 'Annuler',
    dropped: 'Le client a annulé au terminal.',
    again: 'Renvoyer au terminal',
    tap: 'Payer',
    open: 'Ouvrir la page de paiement',
    pay: /^Payer /,
    card: ['Numéro de carte', 'Expiration (MM / AA)', 'Code de sécurité', 'Nom sur la carte'],
    partly: 'Remboursée en partie',
  },
  en: {
    catalog: 'Link activities with Square’s catalogue',
    toTerminal: 'Connect a terminal',
    category: 'Category',
    ticket: 'Daily ticket',
    atTerminal: /^Terminal · /,
    byLink: 'By link',
    waiting: 'Waiting for the payment',
    dropOnTerminal: 'Cancel',
    dropped: 'The client cancelled at the terminal.',
    again: 'Send to the terminal again',
    tap: 'Pay',
    open: 'Open the payment page',
    pay: /^Pay /,
    card: ['Card number', 'Expiry (MM / YY)', 'Security code', 'Name on the card'],
    partly: 'Partly refunded',
  },
}

/**
 * Sells two tickets with a payment method.
 *
 * @returns The reference of the order, which waits for its payment.
 */
async function sellTwo(page: Page, language: Language, method: string | RegExp): Promise<string> {
  const say = { ...counterMessages(language), ...words[language] }
  await page.goto('/sell')
  await cards(page, say.category).filter({ hasText: say.ticket }).click()
  await quantityOf(page, say.adult).fill('2')
  await fillClient(page, { email: `acheteur.${language}@example.test` }, language)
  if (typeof method === 'string') await chooseMore(page, method)
  else await page.getByRole('button', { name: method, exact: true }).click()
  await expect(page.getByRole('heading', { name: say.waiting })).toBeVisible()
  const order = await page.locator('a[href^="/orders/"]').first().getAttribute('href')
  return order!.split('/').at(-1)!
}

const orderOf = (page: Page, ref: string) => ask(page, getOrder, { params: { ref } })

async function refundHalf(page: Page, reference: string) {
  const order = await orderOf(page, reference)
  const [line] = order.invoice.entries
  await ask(page, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: line!.units!.map((unit) => ({
        productId: line!.productId!,
        refundPercentage: 50,
        unitPublicId: unit.publicId,
      })),
      isRefundingAll: false,
      refundReason: 'Pluie',
    },
  })
}

/** Compares the order with the ledger of Square, to the cent. */
async function expectSameBooks(page: Page, reference: string) {
  const { totalPaid, totalRefunded } = await orderOf(page, reference)
  const [paid] = (await squareLedger(page)).filter(
    ({ orderReference }) => orderReference === reference,
  )
  expect(paid!.amount).toBe(Math.round(totalPaid * 100))
  expect(paid!.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    Math.round(totalRefunded * 100),
  )
}

// French on a desktop, English on a phone.
for (const { name, language, use } of looks.filter((_, i) => i === 0 || i === 3))
  test.describe(name, () => {
    test.use(use)

    test('Square is connected, takes payments at its terminal and by link, and refunds half', async ({
      page,
    }) => {
      const say = words[language]
      const { sold } = counterMessages(language)
      await ownBusiness(page, {
        path: '/payment-taxes?tab=provider',
        language,
        installation: 'demo',
      })
      await slidingHill(page)
      await connectSquare(page, language)
      await page.getByLabel(say.catalog).check()
      await expect(page.getByLabel(say.catalog)).not.toHaveAttribute('aria-busy', 'true')
      await page.reload()
      await expect(page.getByLabel(say.catalog)).toBeChecked()
      await expectAccessible(page, 'Square is connected')
      await page.getByRole('link', { name: say.toTerminal }).click()
      const terminal = await pairTerminal(page, language)
      await expectAccessible(page, 'a terminal is connected')

      const atTerminal = await sellTwo(page, language, say.atTerminal)
      await expect(async () => {
        await terminal.reload()
        await terminal.getByRole('button', { name: say.dropOnTerminal }).click({ timeout: 1000 })
      }).toPass()
      await expect(page.getByText(say.dropped)).toBeVisible()
      await expectAccessible(page, 'the terminal shows nothing any more')
      await page.getByRole('button', { name: say.again }).click()
      await expect(async () => {
        await terminal.reload()
        await terminal.getByRole('button', { name: say.tap, exact: true }).click({ timeout: 1000 })
      }).toPass()
      await expect(page.getByRole('heading', { name: sold })).toBeVisible()

      const byLink = await sellTwo(page, language, say.byLink)
      const url = await page.getByRole('link', { name: say.open }).getAttribute('href')
      const buyer = await page.context().newPage()
      await buyer.goto(url!)
      await buyer.getByRole('button', { name: say.pay }).click()
      const values = ['4242 4242 4242 4242', '12 / 39', '123', 'Ève Roy']
      for (const [i, label] of say.card.entries()) await buyer.getByLabel(label).fill(values[i]!)
      await buyer.getByRole('button', { name: say.pay }).click()
      await expect(page.getByRole('heading', { name: sold })).toBeVisible()

      for (const reference of [atTerminal, byLink]) {
        await refundHalf(page, reference)
        await page.goto(`/orders/${reference}`)
        await expect(page.getByText(say.partly).first()).toBeVisible()
        await expectSameBooks(page, reference)
      }
    })
  })
