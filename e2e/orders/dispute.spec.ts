import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { counterMessages } from '../pages/counter.ts'
import { provider, sellByLink } from '../pages/paying.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    pay: /^Payer /,
    open: /contesté par le client$/,
    actions: 'Actions',
    stopped: 'Le client conteste le paiement auprès de sa banque',
    attention: 'Contesté auprès de la banque',
    lost: /^Litige de .* perdu$/,
  },
  en: {
    pay: /^Pay /,
    open: /disputed by the client$/,
    actions: 'Actions',
    stopped: 'The client disputes the payment with their bank',
    attention: 'Disputed with the bank',
    lost: /^Dispute of .* lost$/,
  },
}

for (const { name, language, use } of journeyLooks('desk'))
  test.describe(name, () => {
    test.use(use)

    test('a disputed payment is announced, blocks refunds, and is lost', async ({
      page,
      seller,
    }) => {
      const say = words[language]
      await signIn(page, seller, { language })
      const url = await sellByLink(page, language)
      const buyer = await page.context().newPage()
      await buyer.goto(url)
      await buyer.getByRole('button', { name: say.pay }).click()
      await expect(buyer).toHaveURL(/\/cs_\w+/)
      const session = buyer.url().split('/').at(-1)
      await page.request.post(`${provider}/_control/pay/${session}`, { data: {} })
      await buyer.close()
      await expect(
        page.getByRole('heading', { name: counterMessages(language).sold }),
      ).toBeVisible()
      const order = (await page.locator('a[href^="/orders/"]').first().getAttribute('href'))!
      const reference = order.split('/').at(-1)
      const { payments } = (await (
        await page.request.get(`${provider}/_control/ledger`)
      ).json()) as { payments: { id: string; orderReference: string }[] }
      const paid = payments.find(({ orderReference }) => orderReference === reference)!
      const opened = await page.request.post(`${provider}/_control/disputes`, {
        data: { payment_intent: paid.id },
      })
      const { id } = (await opened.json()) as { id: string }

      await page.goto('/payment-taxes?tab=attention')
      const item = page.getByRole('listitem').filter({ has: page.locator(`a[href="${order}"]`) })
      await expect(item).toContainText(say.attention, { timeout: 20_000 })
      await expectAccessible(page, 'a dispute that needs attention')
      await item.getByRole('link').click()
      await expect(page.getByText(say.open)).toBeVisible()
      await expectAccessible(page, 'a disputed order')
      expect.soft(await smallTargets(page, 24), 'disputed: small targets').toEqual([])
      await page.getByRole('button', { name: say.actions }).click()
      await expect(page.getByRole('menu')).toContainText(say.stopped)
      await page.keyboard.press('Escape')

      await page.request.post(`${provider}/_control/disputes/${id}/close`, {
        data: { outcome: 'lost' },
      })
      await expect(async () => {
        await page.reload()
        await expect(page.getByText(say.lost)).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 20_000 })
    })
  })
