import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import type { Browser } from '@playwright/test'
import { codeOn, codesIn, openEmail } from '../emails.ts'
import { expect, phone, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { inMoney } from '../money.ts'
import { buyingMessages, fillCard, fillCart, fillDetails } from '../pages/buying.ts'
import { refundAll } from '../pages/refund.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const words = {
  fr: {
    change: 'Changer la date ou annuler',
    confirm: 'Confirmer pour les billets cochés',
    moved: /^C’est changé/,
    refunded: 'Cette commande est remboursée.',
    noCode: 'Ce billet n’est plus valable.',
    open: 'Annuler la commande',
    cancel: /^Annuler et recevoir /,
    cancelled: /^C’est annulé/,
    invalidPress: 'Choisissez une heure.',
  },
  en: {
    change: 'Change the date or cancel',
    confirm: 'Confirm for the checked tickets',
    moved: /^Your date is changed/,
    refunded: 'This order is refunded.',
    noCode: 'This ticket is no longer valid.',
    open: 'Cancel the order',
    cancel: /^Cancel and get /,
    cancelled: /^It is cancelled/,
    invalidPress: 'Choose a time.',
  },
}
type Language = keyof typeof words

/** Buys two adult tickets and a child ticket on a phone. @returns The reference of the order */
async function buy(visitor: Page, language: Language, email: string): Promise<string> {
  const say = buyingMessages[language]
  await fillCart(visitor, language)
  await visitor.getByRole('link', { name: say.continue }).click()
  await fillDetails(visitor, language, email)
  await visitor.getByRole('button', { name: say.pay }).click()
  await fillCard(visitor, language, '4242 4242 4242 4242')
  await expect(visitor.getByText(say.thanks)).toBeVisible()
  return (await visitor.getByRole('heading', { level: 1 }).textContent())!.split(' ').at(-1)!
}

/** The gate of the business, where codes are typed as a scanner does. */
async function openGate(browser: Browser) {
  const gate = await (await browser.newContext()).newPage()
  await signIn(gate, 'validator@guichet.test', { language: 'en' })
  await expect(gate.getByText('List up to date')).toBeVisible()
  return {
    expectVerdict: async (code: string, why: string) => {
      await gate.keyboard.type(code)
      await gate.keyboard.press('Enter')
      await expect(gate.getByRole('alert')).toContainText(why)
    },
    close: () => gate.context().close(),
  }
}

for (const [language, javaScriptEnabled] of [
  ['fr', false],
  ['en', true],
] as const)
  test(`${language}: a visitor buys, reads the codes, moves the visit, and the staff refund it`, async ({
    page,
    browser,
    seller,
  }) => {
    const say = { ...buyingMessages[language], ...words[language] }
    const email = `chaine.${language}.${Date.now()}@example.test`
    const context = await browser.newContext({
      ...phone,
      javaScriptEnabled,
      locale: `${language}-CA`,
    })
    const visitor = await context.newPage()
    await signIn(page, seller, { language: 'en' })
    const reference = await buy(visitor, language, email)
    const gate = await openGate(browser)

    const confirmation = await openEmail(page, email, 'order-confirmation')
    const [sent] = await codesIn(confirmation)
    await confirmation.close()
    const shown = await codeOn(visitor.getByRole('img', { name: say.code }).first())
    expect(shown).toBe(sent)
    await gate.expectVerdict(shown, 'The entrance is not open yet for this ticket.')

    await visitor.getByRole('link', { name: say.change }).click()
    await visitor.locator('button.chip').nth(4).click()
    await visitor.locator('label.chip').last().click()
    await visitor.getByRole('button', { name: say.confirm }).first().click()
    await expect(visitor.getByText(say.moved)).toBeVisible()
    const replaced = await codeOn(visitor.getByRole('img', { name: say.code }).first())
    expect(replaced).not.toBe(shown)
    await gate.expectVerdict(shown, 'A new code was issued for this ticket.')
    const moved = await openEmail(page, email, 'new-time')
    expect(await codesIn(moved)).toContain(replaced)
    await moved.close()

    const order = await ask(page, getOrder, { params: { ref: reference } })
    const cost = order.invoice.finalCost
    await page.goto(`/orders/${reference}`)
    await expect(page.getByText(/by the client, on /).first()).toBeVisible()
    await page.goto(`/orders/${reference}/refund`)
    await refundAll(page, { reason: 'Storm', amount: inMoney(cost, 'en'), tickets: 3 })
    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByText(say.refunded)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(visitor.getByText(say.noCode)).toHaveCount(3)
    await expect(visitor.getByText(inMoney(cost, language))).toHaveCount(2)
    await expect(visitor.getByRole('link', { name: say.change })).toHaveCount(0)
    await gate.expectVerdict(replaced, 'This ticket was voided.')
    const refund = await openEmail(page, email, 'refund')
    await expect(refund.getByText(inMoney(cost, language)).last()).toBeVisible()
    const after = await ask(page, getOrder, { params: { ref: reference } })
    expect([after.status, after.totalRefunded, after.totalKept]).toEqual([
      'RefundCompleted',
      cost,
      0,
    ])
    await gate.close()
    await context.close()
  })

test.describe('on a phone', () => {
  test.use(phone)
  test('a visitor cancels by the keyboard what they bought, after a choice without a time is refused', async ({
    page,
    seller,
    browser,
  }) => {
    const say = { ...buyingMessages.fr, ...words.fr }
    const reference = await buy(page, 'fr', `annule.${Date.now()}@example.test`)
    await page.getByRole('link', { name: say.change }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Changer votre commande' })).toBeVisible()
    await expectAccessible(page, 'changes of an order')
    // The form is sent without a time, as a browser without its own checks does.
    await page.locator('button.chip').nth(4).click()
    await page
      .locator('form.choose')
      .first()
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
    await page.getByRole('button', { name: say.confirm }).first().click()
    await expect(page.getByRole('alert')).toHaveText(say.invalidPress)
    await page.locator('summary').filter({ hasText: say.open }).focus()
    await page.keyboard.press('Enter')
    await expectAccessible(page, 'cancellation of an order')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: say.cancel })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.cancelled)).toBeVisible()
    await page.goBack()
    await page.reload()
    await expect(page.getByRole('button', { name: say.cancel })).toHaveCount(0)

    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, seller, { path: `/orders/${reference}`, language: 'fr' })
    await expect(staff.getByText('annulée en ligne par Ève Côté-Tremblay')).toBeVisible()
    const order = await ask(staff, getOrder, { params: { ref: reference } })
    const { items } = await ask(staff, findRefunds, {
      params: { orderPublicId: order.publicId },
    })
    expect(items).toMatchObject([{ finalCost: order.invoice.finalCost, isByBuyer: true }])
    await staff.context().close()
  })
})
