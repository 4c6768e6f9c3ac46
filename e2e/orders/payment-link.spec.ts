import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { counterMessages } from '../pages/counter.ts'
import { connectStripe, provider, sellByLink } from '../pages/paying.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { ask } from '../server-calls.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    pay: /^Payer /,
    paid: 'C’est payé. Merci!',
    declined: 'Votre carte a été refusée. Essayez-en une autre.',
    refused: /^Carte refusée/,
    card: ['Numéro de carte', 'Expiration (MM / AA)', 'Code de sécurité', 'Nom sur la carte'],
    partly: 'Remboursée en partie',
    cardRefused: 'Carte refusée',
    cancel: 'Annuler la vente',
    canceled: 'Annulée',
  },
  en: {
    pay: /^Pay /,
    paid: 'Paid. Thank you!',
    declined: 'Your card was declined. Try another one.',
    refused: /^Card refused/,
    card: ['Card number', 'Expiry (MM / YY)', 'Security code', 'Name on the card'],
    partly: 'Partly refunded',
    cardRefused: 'Card refused',
    cancel: 'Cancel the sale',
    canceled: 'Cancelled',
  },
}

async function fillCard(page: Page, language: Language, number: string) {
  const [field, expiry, code, name] = words[language].card
  await page.getByLabel(field!).fill(number)
  await page.getByLabel(expiry!).fill('12 / 39')
  await page.getByLabel(code!).fill('123')
  await page.getByLabel(name!).fill('Ève Roy')
  await page.getByRole('button', { name: words[language].pay }).click()
}

const orderOf = (page: Page, ref: string) => ask(page, getOrder, { params: { ref } })

type Payment = { orderReference: string; amount: number; refunds: { amount: number }[] }
const ledger = async (page: Page): Promise<Payment[]> =>
  (
    (await (await page.request.get(`${provider}/_control/ledger`)).json()) as {
      payments: Payment[]
    }
  ).payments

for (const language of languages('en'))
  test(`${language}: a business registers at its payment provider`, async ({ page }) => {
    const path = '/payment-taxes?tab=provider'
    await ownBusiness(page, { path, language, installation: 'demo' })
    await connectStripe(page, language)
  })

for (const language of languages('fr'))
  test(`${language}: a sale by link is refused, paid and half refunded, to the cent`, async ({
    page,
    seller,
  }) => {
    const say = words[language]
    await signIn(page, seller, { language })
    const url = await sellByLink(page, language)

    const buyer = await page.context().newPage()
    await buyer.goto(url)
    await buyer.getByRole('button', { name: say.pay }).click()
    await fillCard(buyer, language, '4000 0000 0000 0002')
    await expect(buyer.getByText(say.declined)).toBeVisible()
    await expect(page.getByText(say.refused)).toBeVisible()
    await fillCard(buyer, language, '4242 4242 4242 4242')
    await expect(buyer.getByRole('heading', { name: say.paid })).toBeVisible()
    await buyer.close()

    await expect(page.getByRole('heading', { name: counterMessages(language).sold })).toBeVisible()
    await page.locator('a[href^="/orders/"]').first().click()
    await expect(page).toHaveURL(/\/orders\/\w+$/)
    const reference = page.url().split('/').at(-1)!
    const order = await orderOf(page, reference)
    const line = order.invoice.entries[0]!
    await ask(page, refundOrder, {
      body: {
        orderPublicId: order.publicId,
        productsToRefund: line.units!.map((unit) => ({
          productId: line.productId!,
          refundPercentage: 50,
          unitPublicId: unit.publicId,
        })),
        isRefundingAll: false,
        refundReason: 'Pluie',
      },
    })
    await page.reload()
    await expect(page.getByText(say.partly).first()).toBeVisible()
    const [paid] = (await ledger(page)).filter((payment) => payment.orderReference === reference)
    const after = await orderOf(page, reference)
    expect(paid!.amount).toBe(Math.round(after.totalPaid * 100))
    expect(paid!.refunds.map(({ amount }) => amount)).toEqual([
      Math.round(after.totalRefunded * 100),
    ])
  })

for (const { name, language, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)

    test('the provider, a waiting sale, the buyer’s page and the attention list are accessible, and the sale is cancelled', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      await signIn(page, seller, { language, path: '/payment-taxes?tab=provider' })
      await expectAccessible(page, 'payment provider')
      expect.soft(await smallTargets(page, 24), 'provider: small targets').toEqual([])
      const url = await sellByLink(page, language)
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
      await expectAccessible(page, 'a sale that waits')
      expect.soft(await smallTargets(page, 24), 'waiting: small targets').toEqual([])
      const buyer = await page.context().newPage()
      await buyer.goto(url)
      await expect(buyer.getByRole('button', { name: say.pay })).toBeVisible()
      await expectAccessible(buyer, 'the buyer’s page')
      await buyer.getByRole('button', { name: say.pay }).click()
      await expect(buyer.getByLabel(say.card[0]!)).toBeVisible()
      const session = buyer.url().split('/').at(-1)
      await page.request.post(`${provider}/_control/pay/${session}`, { data: { card: 'declined' } })
      await buyer.close()
      await expect(page.getByText(say.refused)).toBeVisible()
      const order = await page.locator('a[href^="/orders/"]').first().getAttribute('href')

      await page.goto('/payment-taxes?tab=attention')
      const item = page.getByRole('listitem').filter({ has: page.locator(`a[href="${order}"]`) })
      await expect(item).toContainText(say.cardRefused)
      await expectAccessible(page, 'what needs attention')
      expect.soft(await smallTargets(page, 24), 'attention: small targets').toEqual([])

      await item.getByRole('link').click()
      await page.getByRole('button', { name: say.cancel }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.cancel }).click()
      await expect(page.getByText(say.canceled).first()).toBeVisible()
    })
  })
