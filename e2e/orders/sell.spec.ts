import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { codesIn, openEmail } from '../emails.ts'
import { expect, phone, test, type Page } from '../journey.ts'
import { inMoney } from '../money.ts'
import {
  chooseWall,
  clientLine,
  counterMessages,
  fillClient,
  pressSell,
  quantityOf,
} from '../pages/counter.ts'
import { ordersList } from '../pages/orders.ts'
import { ask } from '../server-calls.ts'
import { signIn, type Language } from '../sign-in.ts'

type Counter = { language: Language; isPhone: boolean }
/** Sells three tickets of the climbing wall to Zoé, whose language is that of the counter. */
async function sellThree(page: Page, { language, isPhone }: Counter) {
  const counter = counterMessages(language)
  const email = `zoe.${language}.${Date.now()}@example.com`
  const wall = await chooseWall(page, language, isPhone ? 2 : 1)
  const before = await wall.left()
  await quantityOf(page, counter.adult).fill('3')
  await fillClient(
    page,
    { email, firstName: 'Zoé', lastName: `Lévêque-Noël ${language}` },
    language,
  )
  await clientLine(page).click()
  await page
    .getByRole('radiogroup', { name: counter.mailLanguage })
    .getByText(language === 'fr' ? 'Français' : 'English')
    .click()
  return { order: await pressSell(page, language), email, before }
}

function journeys(counter: Counter) {
  const { language, isPhone } = counter

  test('selling three tickets shows the total and takes the places', async ({ page, seller }) => {
    await signIn(page, seller, { language, path: '/sell' })
    const { order, before } = await sellThree(page, counter)
    expect(order.invoice.entries.map(({ count, price, total }) => [count, price, total])).toEqual([
      [3, 19.99, 59.97],
    ])
    const total = page.getByText(inMoney(order.invoice.finalCost, language))
    await expect(total.first()).toBeVisible()
    await page.goto('/sell')
    const after = await chooseWall(page, language, isPhone ? 2 : 1)
    await expect.poll(after.left).toBe(before - 3)
  })

  test('the confirmation shows a valid code for each ticket', async ({ page, seller }) => {
    await signIn(page, seller, { language })
    const { order, email } = await sellThree(page, counter)
    const emailPage = await openEmail(page, email, 'order-confirmation')
    await expect(emailPage.getByRole('heading', { level: 1 })).toContainText('Zoé')
    await expect(emailPage.getByText(inMoney(order.invoice.finalCost, language))).toBeVisible()
    const { items } = await ask(page, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
    expect(items).toHaveLength(3)
    expect(await codesIn(emailPage)).toEqual(items.map(({ barcode }) => barcode))
    await emailPage.close()
  })

  test('the order is found by the client’s name without accents, and opened', async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const { order } = await sellThree(page, counter)
    const list = ordersList(page, language, isPhone)
    await list.open()
    await list.search(`leveque-noel ${language}`)
    await expect(list.row(order.orderReferenceNumber)).toContainText('Lévêque-Noël')
    await expect(list.row(order.orderReferenceNumber)).toContainText(
      inMoney(order.invoice.finalCost, language),
    )
    await list.openOrder(order.orderReferenceNumber)
  })
}

test.describe('on a desktop, in French', () => journeys({ language: 'fr', isPhone: false }))
test.describe('on a phone, in English', () => {
  test.use({ ...phone, locale: 'en-CA' })
  journeys({ language: 'en', isPhone: true })
})
