import { fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { withLine, withTotal, type Cart } from '../../../domain/cart.rules.ts'
import type { Language } from '../../../kit/text/messages.ts'
import type { Activity, Category } from '../counter/sell.queries.ts'
import { CartContext, ChooseQuantity } from './choose-quantity.tsx'
import { LineLimitContext } from './use-line-limit.ts'

const sold = { cart: [] as Cart }
const activity = { name: { fr: 'Glisse', en: 'Tubing' } } as Activity
const category = {
  category: 'daily_ticket',
  products: [
    { productId: 'p', title: { fr: 'Adulte', en: 'Adult' }, price: 20, identifications: [] },
  ],
} as unknown as Category
function Counter({ change = withTotal }) {
  const [lines, setLines] = useState<Cart>([])
  useEffect(() => {
    sold.cart = lines
  }, [lines])
  return (
    <CartContext value={lines}>
      <ChooseQuantity
        activity={activity}
        category={category}
        at={{ chosen: {}, when: '' } as never}
        isReady
        onLine={(line) => setLines((was) => change(was, line))}
      />
    </CartContext>
  )
}
const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /Adult/ })
const problem = () => screen.queryByRole('alert')?.textContent
const type = (figure: string) => fireEvent.change(input(), { target: { value: figure } })

test.each<[Language, string]>([
  ['fr', 'Au plus 25'],
  ['en', '25 at most'],
])(
  'a quote reports more than its maximum per line and keeps the figure (%s)',
  async (...expected) => {
    const [language, tooMuch] = expected
    await renderScreen(
      <LineLimitContext value={25}>
        <Counter change={withLine} />
      </LineLimitContext>,
      { language },
    )
    type('25')
    expect([input().value, problem()]).toEqual(['25', undefined])
    type('26')
    expect([input().value, problem()]).toEqual(['26', tooMuch])
    expect(sold.cart).toMatchObject([{ productId: 'p', quantity: 26 }])
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe(
      tooMuch,
    )
  },
)

test('at the counter a class of 40 is typed as one figure, which becomes lines of 25 and 15', async () => {
  await renderScreen(<Counter />)
  type('40')
  expect([input().value, problem()]).toEqual(['40', undefined])
  expect(sold.cart.map(({ quantity }) => quantity)).toEqual([25, 15])
  fireEvent.click(screen.getByRole('button', { name: /^Un de moins/ }))
  expect(sold.cart.map(({ quantity }) => quantity)).toEqual([25, 14])
})
