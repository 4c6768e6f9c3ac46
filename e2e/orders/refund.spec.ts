import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { expect, phone, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { orderPage, ordersList } from '../pages/orders.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot, slotsOn } from '../seeds/own-activity.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, switchBusiness, type Language } from '../sign-in.ts'

const messages = {
  fr: {
    created: 'Commande créée',
    settled: 'Remboursement effectué',
    selectAll: 'Sélectionner les 3 articles',
    selectNone: 'Tout désélectionner',
    refundSelected: /^Rembourser les produits sélectionnés/,
    emailKinds: ['Confirmation · Envoyé', 'Remboursement · Envoyé'],
    voided: /annulé/,
    byAmount: 'Par montant',
    amount: 'Montant à rembourser',
    amountBad: 'Entrez un montant en dollars et en cents, supérieur à zéro.',
    reason: 'Motif',
    no: 'Non',
    confirm: /^Rembourser 20,00/,
    recorded: 'Remboursement enregistré',
    typed: '20,00',
    rest: /^Rembourser le reste/,
    confirmOne: /^Rembourser \d/,
    changed: 'La commande a changé',
    requested: 'Remboursement demandé',
    museum: 'Musée des Grandes-Rives',
  },
  en: {
    created: 'Order created',
    settled: 'Refund completed',
    selectAll: 'Select all 3 items',
    selectNone: 'Clear the selection',
    refundSelected: /^Refund selected products/,
    emailKinds: ['Confirmation · Sent', 'Refund · Sent'],
    voided: /cancelled/,
    byAmount: 'By amount',
    amount: 'Amount to refund',
    amountBad: 'Enter an amount in dollars and cents, above zero.',
    reason: 'Reason',
    no: 'No',
    confirm: /^Refund \$20\.00/,
    recorded: 'Refund recorded',
    typed: '20.00',
    rest: /^Refund the remainder/,
    confirmOne: /^Refund \$/,
    changed: 'The order changed',
    requested: 'Refund requested',
    museum: 'Grandes-Rives Museum',
  },
}
const date = inDays(20)
const slot = { date, begin: '09:00' }

function journeys(language: Language, isPhone: boolean) {
  const say = messages[language]

  test('refunding half of a ticket frees its place, and the page shows every amount', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const own = await ownActivity(page, `Remboursé ${Date.now()}`)
    await ownSlots(page, own, { date, times: [['09:00', '10:00']] })
    const email = `zoe.refund.${language}.${Date.now()}@example.com`
    const sold = await sellSlot(page, own, {
      ...slot,
      quantity: 3,
      client: { email, firstName: 'Zoé', language },
    })
    const ref = sold.orderReferenceNumber
    const shown = orderPage(page, language)
    await page.goto(`/orders/${ref}/refund`)
    await page.getByRole('button', { name: say.selectAll }).click()
    const refundSelected = page.getByRole('button', { name: say.refundSelected })
    await expect(refundSelected).toBeEnabled()
    const cut = await refundSelected
      .locator('.mantine-Button-label')
      .evaluate((label) => label.scrollWidth - label.clientWidth)
    expect(cut, 'pixels of the amount beyond the button').toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: say.selectNone }).click()
    await shown.open(ref)
    await shown.refundFirst(50, 'Blessure légère, départ à mi-journée')

    await expect(shown.history).toContainText(say.settled)
    await expect(shown.history).toContainText(say.created)
    for (const kind of say.emailKinds) await expect(shown.emails).toContainText(kind)
    await expect(page.getByText(say.voided).first()).toBeVisible()
    const order = await ask(page, getOrder, { params: { ref } })
    await shown.expectAmounts({
      paid: order.totalPaid,
      refunded: order.totalRefunded,
      kept: order.totalKept,
    })
    const {
      items: [refund],
    } = await ask(page, findRefunds, { params: { orderPublicId: order.publicId } })
    const unit = order.invoice.entries[0]!.units!.find(({ isTicketVoided }) => isTicketVoided)!
    // Half of the unit's cost, taxes included; halves are rounded up.
    expect(Math.abs(unit.refunded - unit.paid / 2)).toBeLessThanOrEqual(0.01)
    expect(refund!.refundItems[0]!.refundedAmount).toBe(unit.refunded)
    expect(order.totalRefunded).toBe(refund!.finalCost)
    expect(Math.round((order.totalRefunded + order.totalRemaining) * 100)).toBe(
      Math.round(order.totalPaid * 100),
    )
    const [left] = await slotsOn(page, own, date)
    expect(left!.remainingQuantity).toBe(10 - 3 + 1)
  })

  test('an amount is shared over two of three tickets, up to their cost', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const own = await ownActivity(page, `Montant ${Date.now()}`)
    await ownSlots(page, own, { date, times: [['09:00', '10:00']] })
    const { orderReferenceNumber: ref } = await sellSlot(page, own, { ...slot, quantity: 3 })
    const before = await ask(page, getOrder, { params: { ref } })
    const shown = orderPage(page, language)
    await page.goto(`/orders/${ref}/refund`)
    await page.getByText(say.byAmount, { exact: true }).click()
    for (const which of [0, 1]) await page.getByRole('checkbox').nth(which).check()
    const amount = page.getByLabel(say.amount)
    const send = page.getByRole('button', { name: say.refundSelected })
    await amount.fill('-5')
    await expect(page.getByText(say.amountBad)).toBeVisible()
    await amount.fill('5000')
    const most = before.invoice.entries[0]!.units!.slice(0, 2).reduce(
      (sum, unit) => sum + Math.round(unit.refundable * 100),
      0,
    )
    const mostText = (most / 100).toFixed(2).replace('.', language === 'fr' ? ',' : '.')
    await expect(page.getByText(/^(Au plus|At most) /)).toContainText(mostText)
    await expect(send).toBeDisabled()
    await amount.fill(say.typed)
    await page.getByRole('textbox', { name: say.reason }).fill('Attente trop longue')
    await send.click()
    const question = page.getByRole('dialog')
    const fates = question.getByRole('combobox')
    await expect(fates).toHaveCount(2)
    for (const fate of await fates.all()) await fate.selectOption({ label: say.no })
    await question.getByRole('button', { name: say.confirm }).click()
    await expect(page.getByRole('heading', { name: say.recorded })).toBeVisible()
    const order = await ask(page, getOrder, { params: { ref } })
    expect(order.totalRefunded).toBe(20)
    expect(order.invoice.entries[0]!.units!.map(({ refunded }) => refunded)).toEqual([10, 10, 0])
    await shown.open(ref)
    await shown.expectAmounts({
      paid: order.totalPaid,
      refunded: order.totalRefunded,
      kept: order.totalKept,
    })
  })

  test('a concurrent refund is announced with its author, and the form keeps its content', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const own = await ownActivity(page, `Entretemps ${Date.now()}`)
    await ownSlots(page, own, { date, times: [['09:00', '10:00']] })
    const { orderReferenceNumber: ref } = await sellSlot(page, own, { ...slot, quantity: 2 })
    const { publicId: orderPublicId, invoice } = await ask(page, getOrder, { params: { ref } })
    const [theirs] = invoice.entries[0]!.units!
    await page.goto(`/orders/${ref}/refund`)
    await page.getByRole('checkbox').nth(1).check()
    const reason = page.getByRole('textbox', { name: say.reason })
    await reason.fill('Attente trop longue')
    await page.getByRole('button', { name: say.refundSelected }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('combobox').selectOption({ label: say.no })
    await ask(page, refundOrder, {
      body: {
        orderPublicId,
        productsToRefund: [
          { productId: own.productId, unitPublicId: theirs!.publicId, refundPercentage: 50 },
        ],
        isRefundingAll: false,
        refundReason: 'Autre guichet',
      },
    })
    await question.getByRole('button', { name: say.confirmOne }).click()
    await expect(question.getByRole('alert').first()).toBeVisible()
    // While the refund is running, no key closes the dialog.
    await expect(question.getByRole('button', { name: say.confirmOne })).toBeEnabled()
    await page.keyboard.press('Escape')
    const news = page.getByRole('alert').filter({ hasText: say.changed })
    await expect(news).toContainText(say.requested)
    await expect(news).toContainText(/ (par|by) \p{Lu}/u)
    await expect(reason).toHaveValue('Attente trop longue')
    await expectAccessible(page, 'refund, changed meanwhile')
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/stale-${language}.png`, fullPage: true })
    // After a refund only the remainder can be refunded, for the same reason.
    await page.getByRole('button', { name: say.rest }).click()
    await expect(question.getByRole('combobox')).toHaveCount(2)
    for (const fate of await question.getByRole('combobox').all())
      await fate.selectOption({ label: say.no })
    await question.getByRole('button', { name: say.confirmOne }).click()
    await expect(page.getByRole('heading', { name: say.recorded })).toBeVisible()
  })

  test('the order is not visible in another business of the same account', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const own = await ownActivity(page, `À part ${Date.now()}`)
    await ownSlots(page, own, { date, times: [['09:00', '10:00']] })
    const { orderReferenceNumber: ref } = await sellSlot(page, own, { ...slot, quantity: 1 })
    const first = businessOf(page)
    const list = ordersList(page, language, isPhone)
    await list.open()
    await expect(page.getByText(/^MC\d/).first()).toBeVisible()
    await switchBusiness(page, say.museum)
    await expect(page).toHaveURL(/\d\/$/)
    await list.open()
    await expect(page.getByText(/^MGR\d/).first()).toBeVisible()
    await expect(page.getByText(/^MC\d/)).toHaveCount(0)
    expect(businessOf(page)).not.toBe(first)
    expect(
      (await ask(page, findOrders, { query: { collaboratorId: businessOf(page), query: ref } }))
        .items,
    ).toEqual([])
  })
}

test.describe('on a desktop, in French', () => journeys('fr', false))
test.describe('on a phone, in English', () => {
  test.use({ ...phone, locale: 'en-CA' })
  journeys('en', true)
})
