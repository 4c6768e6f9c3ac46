import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { codesIn, openEmail } from '../emails.ts'
import { expect, phone, test, type Page } from '../journey.ts'
import { inMoney } from '../money.ts'
import { chooseWall, counterMessages, pressSell, quantityOf } from '../pages/counter.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, speak, switchBusiness, type Language } from '../sign-in.ts'

const messages = {
  fr: {
    orders: 'Commandes',
    search: 'Chercher une commande',
    actions: 'Actions',
    refund: 'Rembourser…',
    percentage: /^Pourcentage à rembourser/,
    reason: 'Motif',
    reasonText: 'Blessure légère, départ à mi-journée',
    refundSelected: /^Rembourser les produits sélectionnés · /,
    confirm: /^Rembourser \d/,
    fate: /^Annuler les billets et réservations/,
    yes: 'Oui',
    done: 'Remboursement enregistré',
    toOrder: 'Voir la commande',
    history: 'Historique',
    settled: 'Remboursement effectué',
    created: 'Commande créée',
    mails: 'Courriels',
    mailKinds: ['Confirmation · Envoyé', 'Remboursement · Envoyé'],
    paid: 'Payé',
    refunded: 'Remboursé',
    remaining: 'Reste',
    voided: /annulé/,
    sell: 'Vendre',
    museum: 'Musée des Grandes-Rives',
    centre: 'Centre plein air du Mont-Cendré',
    menu: /^Menu de l’utilisateur/,
    signOut: 'Se déconnecter',
    subject: /Votre commande|Merci/,
  },
  en: {
    orders: 'Orders',
    search: 'Search for an order',
    actions: 'Actions',
    refund: 'Refund…',
    percentage: /^Percentage to refund/,
    reason: 'Reason',
    reasonText: 'Slight injury, left at noon',
    refundSelected: /^Refund selected products · /,
    confirm: /^Refund \$/,
    fate: /^Cancel the tickets and bookings/,
    yes: 'Yes',
    done: 'Refund recorded',
    toOrder: 'See the order',
    history: 'History',
    settled: 'Refund completed',
    created: 'Order created',
    mails: 'Emails',
    mailKinds: ['Confirmation · Sent', 'Refund · Sent'],
    paid: 'Paid',
    refunded: 'Refunded',
    remaining: 'Remaining',
    voided: /cancelled/,
    sell: 'Sell',
    museum: 'Grandes-Rives Museum',
    centre: 'Mont-Cendré Outdoor Centre',
    menu: /^User menu/,
    signOut: 'Sign out',
    subject: /Your order|Thank you/,
  },
}

async function sellThreeAndRefundOne(
  page: Page,
  language: Language,
  seller: string,
  isPhone: boolean,
) {
  const [say, counter] = [messages[language], counterMessages(language)]
  const money = (dollars: number) => inMoney(dollars, language)
  const email = `zoe.${language}.${Date.now()}@example.com`
  await signIn(page, seller, { language })
  await expect(page).toHaveURL(/\/sell$/)

  const wall = await chooseWall(page, language, isPhone ? 2 : 1)
  const before = await wall.left()
  await quantityOf(page, counter.adult).fill('3')
  await page.getByLabel(counter.email, { exact: true }).fill(email)
  await page.getByLabel(counter.firstName, { exact: true }).fill('Zoé')
  await page.getByLabel(counter.lastName, { exact: true }).fill(`Lévêque-Noël ${language}`)
  await page
    .getByRole('radiogroup', { name: counter.mailLanguage })
    .getByText(language === 'fr' ? 'Français' : 'English')
    .click()
  const sold = await pressSell(page, language)
  expect(sold.invoice.entries.map(({ count, price, total }) => [count, price, total])).toEqual([
    [3, 19.99, 59.97],
  ])
  await expect(page.getByText(money(sold.invoice.finalCost))).toBeVisible()
  const ref = sold.orderReferenceNumber

  // The confirmation shows one code for each ticket, and it is the code that the gate will read.
  const emailPage = await openEmail(page, email, 'order-confirmation')
  await expect(emailPage.getByRole('heading', { level: 1 })).toContainText('Zoé')
  await expect(emailPage.getByText(money(sold.invoice.finalCost))).toBeVisible()
  const tickets = await ask(page, findTicketsOfOrder, { query: { orderReferenceKey: ref } })
  expect(await codesIn(emailPage)).toEqual(tickets.items.map(({ barcode }) => barcode))
  expect(tickets.items).toHaveLength(3)
  await emailPage.close()

  await page.getByRole('link', { name: say.orders, exact: true }).click()
  await page.getByRole('textbox', { name: say.search }).fill(`leveque-noel ${language}`)
  await page.keyboard.press('Enter')
  const row = isPhone
    ? page.getByRole('button', { name: new RegExp(ref) })
    : page.getByRole('row').filter({ hasText: ref })
  await expect(row).toContainText('Lévêque-Noël')
  await expect(row).toContainText(money(sold.invoice.finalCost))
  if (isPhone) {
    await row.click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the page' }).click()
  } else await row.getByRole('link', { name: ref }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ref)

  await page.getByRole('button', { name: say.actions }).click()
  await page.getByRole('menuitem', { name: say.refund, exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('spinbutton', { name: say.percentage }).first().fill('50')
  await page.getByRole('textbox', { name: say.reason }).fill(say.reasonText)
  await page.getByRole('button', { name: say.refundSelected }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('combobox', { name: say.fate }).selectOption({ label: say.yes })
  await question.getByRole('button', { name: say.confirm }).click()
  await expect(page.getByRole('heading', { name: say.done })).toBeVisible()
  await page.getByRole('link', { name: say.toOrder }).click()

  await expect(page.getByRole('region', { name: say.history })).toContainText(say.settled)
  await expect(page.getByRole('region', { name: say.history })).toContainText(say.created)
  for (const mail of say.mailKinds)
    await expect(page.getByRole('region', { name: say.mails })).toContainText(mail)
  const order = await ask(page, getOrder, { params: { ref } })
  const {
    items: [refund],
  } = await ask(page, findRefunds, { params: { orderPublicId: order.publicId } })
  const unit = order.invoice.entries[0]!.units!.find(({ isTicketVoided }) => isTicketVoided)!
  // Half of what that piece cost, its taxes included; halves are rounded up.
  expect(Math.abs(unit.refunded - unit.paid / 2)).toBeLessThanOrEqual(0.01)
  expect(refund!.refundItems[0]!.refundedAmount).toBe(unit.refunded)
  expect(order.totalRefunded).toBe(refund!.finalCost)
  expect(Math.round((order.totalRefunded + order.totalRemaining) * 100)).toBe(
    Math.round(order.totalPaid * 100),
  )
  for (const [label, amount] of [
    [say.paid, order.totalPaid],
    [say.refunded, order.totalRefunded],
    [say.remaining, order.totalRemaining],
  ] as const)
    await expect(
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .first(),
    ).toContainText(money(amount))
  await expect(page.getByText(say.voided).first()).toBeVisible()

  // Three places went, one came back.
  await page.getByRole('link', { name: say.sell, exact: true }).click()
  const after = await chooseWall(page, language, isPhone ? 2 : 1)
  await expect.poll(after.left).toBe(before - 3 + 1)

  await speak(page, language === 'fr' ? 'en' : 'fr')
  await speak(page, language)
  const first = businessOf(page)
  await page.getByRole('link', { name: say.orders, exact: true }).click()
  await expect(page.getByText(/^MC\d/).first()).toBeVisible()
  await switchBusiness(page, say.museum)
  await expect(page).toHaveURL(/\/sell$/)
  await page.getByRole('link', { name: say.orders, exact: true }).click()
  await expect(page.getByText(/^MGR\d/).first()).toBeVisible()
  await expect(page.getByText(/^MC\d/)).toHaveCount(0)
  expect(businessOf(page)).not.toBe(first)
  expect(
    (await ask(page, findOrders, { query: { collaboratorId: businessOf(page), query: ref } }))
      .items,
  ).toEqual([])

  await page.getByRole('button', { name: say.menu }).click()
  await page.getByRole('menuitem', { name: say.signOut }).click()
  await page.waitForURL('**/sign-in/**')
  await expect(page.locator('input[name="email"]')).toBeVisible()
}

test('à l’ordinateur, en français : vendre trois billets, en rembourser un à moitié', async ({
  page,
  seller,
}) => {
  await sellThreeAndRefundOne(page, 'fr', seller, false)
})

test.describe('on a phone', () => {
  test.use({ ...phone, locale: 'en-CA' })
  test('in English: sell three tickets, refund half of one', async ({ page, seller }) => {
    await sellThreeAndRefundOne(page, 'en', seller, true)
  })
})
