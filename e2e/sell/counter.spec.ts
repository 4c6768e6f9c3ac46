import { findOrders } from '@guichet/contract/orders/find-orders.ts'
import { sell } from '@guichet/contract/orders/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { chooseWall, counterMessages, pressSell, quantityOf } from '../counter.ts'
import { codeOn } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const say = counterMessages('fr')
const button = (page: Page) => page.getByRole('button', { name: say.sell })

/** Walks with the Tab key until that control holds the focus. */
async function tabTo(page: Page, control: ReturnType<Page['locator']>) {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((item) => item === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key never reached it')
}

test('a whole sale without the mouse', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr' })
  await tabTo(page, page.getByRole('group', { name: say.activity }).locator('input:checked'))
  for (
    let steps = 0;
    steps < 10 && !(await page.getByRole('radio', { name: say.wall }).isChecked());
    steps += 1
  )
    await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: say.wall })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: say.later }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const day = page.getByRole('group', { name: say.date, exact: true }).locator('input:checked')
  await expect(day).toBeEnabled()
  await tabTo(page, day)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: say.slot }).locator('input:checked')).toBeEnabled()
  await tabTo(page, quantityOf(page, say.adult))
  await page.keyboard.type('2')
  await tabTo(page, page.getByRole('switch', { name: say.anonymous }))
  await page.keyboard.press('Space')
  await expect(button(page)).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
  await expect(page.getByRole('button', { name: say.newSale })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, say.adult)).toHaveValue('0')
})

test('an anonymous sale is printed on a roll and on a sheet', async ({ page, context, seller }) => {
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 4)
  await quantityOf(page, say.adult).fill('2')
  await page.getByRole('switch', { name: say.anonymous }).click()
  await expect(page.getByLabel(say.email, { exact: true })).toHaveCount(0)
  const order = await pressSell(page, 'fr')
  expect(order.isAnonymous).toBe(true)
  expect(order.mails).toEqual([])
  const { items } = await ask(page, findTicketsOfOrder, {
    query: { orderReferenceKey: order.orderReferenceNumber },
  })
  for (const [name, paper, widest] of [
    ['Billets 80 mm', '80mm', 302],
    ['Billets, format lettre', 'letter', 720],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name }).click()
    const sheet = await opened
    await expect(sheet.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(sheet.locator(`main[data-format="${paper}"] article`)).toHaveCount(2)
    expect((await sheet.locator('main').boundingBox())!.width).toBeLessThanOrEqual(widest)
    expect(
      (
        await sheet
          .locator('style')
          .evaluateAll((styles) => styles.map(({ textContent }) => textContent))
      ).join('\n'),
    ).toContain(paper === '80mm' ? 'size: 80mm auto' : 'size: letter')
    for (const [index, { barcode }] of items.entries())
      expect(await codeOn(sheet.locator('article svg').nth(index))).toBe(barcode)
    await sheet.close()
  }
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Reçu, format lettre' }).click()
  const receipt = await opened
  await expect(receipt.getByText(/TPS.*802145678 RT0001/)).toBeVisible()
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(
    'Centre plein air du Mont-Cendré',
  )
})

test('two counters race for the last places: the loser keeps the form and is told what is left', async ({
  page,
  browser,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const wall = await chooseWall(page, 'fr', 6)
  const left = await wall.left()
  const preview = page.waitForRequest((request) =>
    request.url().endsWith('/administration/preview'),
  )
  await quantityOf(page, say.adult).fill('2')
  const {
    tickets: [line],
  } = (await preview).postDataJSON() as { tickets: [{ productId: string; quantity: number }] }
  const most = 25
  for (let taken = 0; taken < left - 3; taken += most)
    await ask(page, sell, {
      body: {
        tickets: [{ ...line, quantity: Math.min(most, left - 3 - taken) }],
        payment: { method: 'cash' },
      },
    })

  const other = await browser.newPage()
  await signIn(other, seller, { language: 'fr' })
  await chooseWall(other, 'fr', 6)
  await quantityOf(other, say.adult).fill('2')
  await other.getByLabel(say.firstName, { exact: true }).fill('Perrine')
  await other.getByLabel(say.lastName, { exact: true }).fill('Deuxième')
  await expect(button(other)).toBeEnabled()
  await pressSell(page, 'fr')
  await button(other).click()
  await expect(
    other
      .getByRole('alert')
      .filter({ hasText: /Il (n’en|ne) reste que 1/ })
      .first(),
  ).toBeVisible()
  await expect(other.getByLabel(say.firstName, { exact: true })).toHaveValue('Perrine')
  await expect(quantityOf(other, say.adult)).toHaveValue('2')
  await expect(button(other)).toBeDisabled()
  await quantityOf(other, say.adult).fill('1')
  const late = await pressSell(other, 'fr')
  expect(late.invoice.user.firstName).toBe('Perrine')
  await other.context().close()
})

test('a double click sells once', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 7)
  const name = `Double${Date.now()}`
  await quantityOf(page, say.adult).fill('1')
  await page.getByLabel(say.lastName, { exact: true }).fill(name)
  await expect(button(page)).toBeEnabled()
  await button(page).dblclick()
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
  const { items } = await ask(page, findOrders, {
    query: { collaboratorId: businessOf(page), query: name },
  })
  expect(items).toHaveLength(1)
})

test('leaving with a full cart asks first', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 7)
  await quantityOf(page, say.adult).fill('1')
  await page.getByRole('link', { name: 'Commandes', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(page.getByRole('link', { name: 'Commandes', exact: true })).toBeFocused()
  await expect(quantityOf(page, say.adult)).toHaveValue('1')
  await page.getByRole('link', { name: 'Commandes', exact: true }).click()
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL(/\/orders/)
})
