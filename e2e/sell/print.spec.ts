import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { codeOn } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import {
  chooseWall,
  clientLine,
  counterMessages,
  pressSell,
  quantityOf,
  sellAnonymously,
} from '../pages/counter.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const say = counterMessages('fr')

async function sellOne(page: Page) {
  await chooseWall(page, 'fr', 4)
  await quantityOf(page, say.adult).fill('1')
  await sellAnonymously(page)
  return pressSell(page, 'fr')
}

test('the print that a device makes after every sale starts by itself and contains nothing else', async ({
  page,
  context,
  seller,
}) => {
  await context.addInitScript(() => {
    let count = 0
    window.print = () => {
      count += 1
      document.documentElement.dataset.printed = String(count)
    }
  })
  await signIn(page, seller, { language: 'fr' })
  await sellOne(page)
  await page.getByLabel('Imprimer après chaque vente').selectOption('Reçu et billets, 80 mm')
  await expectAccessible(page, 'what is printed after every sale')
  await expect(page.locator('html')).not.toHaveAttribute('data-printed')
  await page.getByRole('button', { name: 'Nouvelle vente' }).click()

  const order = await sellOne(page)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
  await expectAccessible(page, 'a sale whose papers print by themselves')
  await expect(page.getByRole('button', { name: 'Nouvelle vente' })).toBeFocused()
  const { items } = await ask(page, findTicketsOfOrder, {
    query: { orderReferenceKey: order.orderReferenceNumber },
  })
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('[data-format="80mm"]')
  await expect(paper.locator('article')).toHaveCount(2)
  expect(await codeOn(paper.locator('article svg'))).toBe(items[0]!.barcode)
  await expect(page.getByRole('button', { name: 'Nouvelle vente' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel('Imprimer après chaque vente').selectOption('Rien')
  await page.getByRole('button', { name: 'Nouvelle vente' }).click()
  await sellOne(page)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
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
  await sellAnonymously(page)
  await expect(clientLine(page)).toContainText(say.anonymous)
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
    ).toMatch(paper === '80mm' ? /size: 80mm \d{3}mm/ : /size: letter/)
    for (const [index, { barcode }] of items.entries())
      expect(await codeOn(sheet.locator('article svg').nth(index))).toBe(barcode)
    // The image of the activity, which a thermal roll would print as a grey box.
    await expect(sheet.locator(`article img[src="${items[0]!.pictureUrl}"]:visible`)).toHaveCount(
      paper === 'letter' ? 2 : 0,
    )
    if (paper === 'letter') await expectAccessible(sheet, 'tickets on a sheet')
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
