import type { Reply } from '@guichet/contract/endpoint.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { countEffort } from '../effort.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { inMoney } from '../money.ts'
import { dialog } from '../pages/form.ts'
import { orderPage } from '../pages/orders.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { ask } from '../server-calls.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

// Measures the effort of a refund. A number here may decrease; an increase slows down every clerk
// with a waiting client.

const words = {
  fr: {
    refund: 'Rembourser…',
    half: /^50.%, Adulte/,
    recent: 'Motifs récents',
    reason: 'Motif',
    send: /^Rembourser les produits sélectionnés/,
    suggestion: 'Appliquer la suggestion',
    confirm: /^Rembourser \d/,
    recorded: 'Remboursement enregistré',
  },
  en: {
    refund: 'Refund…',
    half: /^50%, Adult/,
    recent: 'Recent reasons',
    reason: 'Reason',
    send: /^Refund selected products/,
    suggestion: 'Apply the suggestion',
    confirm: /^Refund \$/,
    recorded: 'Refund recorded',
  },
}
const date = inDays(20)

/** Half of a ticket: $6.175 of its price, $0.31 of GST and $0.615 of QST, each to the cent. */
const half = 7.11

/** Sells an order of two tickets at $12.35 before taxes, after an order that was refunded. */
async function twoOrders(page: Page, reason: string): Promise<Reply<typeof getOrder>> {
  const own = await ownActivity(page, `Moitié ${Date.now()}`, 'WithCalendar', 12.35)
  await ownSlots(page, own, { date, times: [['09:00', '10:00']] })
  const sold = () => sellSlot(page, own, { date, begin: '09:00', quantity: 2 })
  const earlier = await sold()
  await ask(page, refundOrder, {
    body: {
      orderPublicId: earlier.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: reason,
    },
  })
  const { orderReferenceNumber: ref } = await sold()
  return ask(page, getOrder, { params: { ref } })
}
const reasonBox = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: words[language].reason })
const chip = (page: Page, language: Language, reason: string) =>
  page
    .getByRole('group', { name: words[language].recent })
    .getByRole('button', { name: reason, exact: true })

for (const language of languages('en')) {
  const say = words[language]

  test(`refunding half of a ticket with a recent reason takes six presses, ${language}`, async ({
    page,
    seller,
  }) => {
    const reason = `Averse, ${language} ${Date.now()}`
    await page.setViewportSize({ width: 1280, height: 720 })
    await signIn(page, seller, { language })
    const before = await twoOrders(page, reason)
    const shown = orderPage(page, language)
    await shown.open(before.orderReferenceNumber)
    const effort = await countEffort(page)
    await page.getByRole('link', { name: say.refund }).click()
    await page.getByRole('button', { name: say.half }).first().click()
    await chip(page, language, reason).click()
    const amount = inMoney(half, language)
    const send = page.getByRole('button', { name: say.send })
    await expect(send).toContainText(amount)
    await send.click()
    await dialog(page).getByRole('button', { name: say.suggestion }).click()
    const confirm = dialog(page).getByRole('button', { name: say.confirm })
    await expect(confirm).toContainText(amount)
    await confirm.click()
    await expect(page.getByRole('heading', { name: say.recorded })).toBeVisible()
    const { clicks, keys } = await effort()
    expect(clicks).toBeLessThanOrEqual(6)
    expect(keys).toBe(0)

    const after = await ask(page, getOrder, { params: { ref: before.orderReferenceNumber } })
    expect(after.totalRefunded).toBe(half)
    expect(after.invoice.entries[0]!.units!.map(({ refunded }) => refunded)).toEqual([half, 0])
    expect(after.refundReasons).toEqual([reason])
    await shown.open(before.orderReferenceNumber)
    await shown.expectAmounts({
      paid: after.totalPaid,
      refunded: half,
      kept: after.totalKept,
    })
  })

  test(`a recent reason can be chosen by keyboard and edited, ${language}`, async ({
    page,
    seller,
  }) => {
    const reason = `Départ hâtif, ${language} ${Date.now()}`
    await signIn(page, seller, { language })
    const { orderReferenceNumber: ref } = await twoOrders(page, reason)
    await page.goto(`/orders/${ref}/refund`)
    const box = reasonBox(page, language)
    const recent = chip(page, language, reason)
    await expect(recent).toHaveAttribute('aria-pressed', 'false')
    await recent.focus()
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(reason)
    await expect(recent).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'refund with recent reasons')
    await box.fill(`${reason}!`)
    await expect(recent).toHaveAttribute('aria-pressed', 'false')
  })
}
