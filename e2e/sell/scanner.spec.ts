import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from '../journey.ts'
import { chooseWall, counterMessages, pressSell, quantityOf } from '../pages/counter.ts'
import { ask } from '../server-calls.ts'
import { languages, signIn } from '../sign-in.ts'

// A scanner types into the focused element, and its Enter key presses it.

for (const language of languages('en'))
  test(`a code scanned while a payment button has the focus opens its ticket and sells nothing (${language})`, async ({
    page,
    seller,
  }) => {
    const say = counterMessages(language)
    await signIn(page, seller, { language, path: '/sell' })
    await chooseWall(page, language, 8)
    await quantityOf(page, say.adult).fill('1')
    const { orderReferenceNumber } = await pressSell(page, language)
    const { items } = await ask(page, findTicketsOfOrder, {
      query: { orderReferenceKey: orderReferenceNumber },
    })
    await page.getByRole('button', { name: say.newSale }).click()

    // Nothing is chosen where all that is left of today is nearly over.
    await chooseWall(page, language, 8)
    await quantityOf(page, say.adult).fill('1')
    const cash = page.getByRole('button', { name: say.sell })
    await expect(cash).toBeEnabled()
    await cash.focus()
    let sales = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/order/administration')) sales += 1
    })
    await page.keyboard.type(items[0]!.ticketReferenceKey)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tickets/)
    expect(sales).toBe(0)
    await page.goBack()
    // The catalogue starts with the slot that is open at this hour; the cart is unchanged.
    await expect(page.getByRole('spinbutton', { name: new RegExp(`, ${say.adult}$`) })).toHaveValue(
      '1',
    )
  })
