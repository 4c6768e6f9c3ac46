import { fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
import type { Cart } from '../../../domain/cart.rules.ts'
import type { Language } from '../../../kit/text/messages.ts'
import { tooMany } from '../check-out/check-out.rules.ts'
import type { Activity, Category } from '../counter/sell.queries.ts'
import { CartContext, ChooseQuantity } from './choose-quantity.tsx'

const sold = { cart: [] as Cart }
const activity = { name: { fr: 'Glisse', en: 'Tubing' } } as Activity
const category = {
  category: 'daily_ticket',
  products: [
    { productId: 'p', title: { fr: 'Adulte', en: 'Adult' }, price: 20, identifications: [] },
  ],
} as unknown as Category
function Counter() {
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
        onLine={(line) => setLines([line])}
      />
    </CartContext>
  )
}
const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /Adult/ })
const problem = () => screen.queryByRole('alert')?.textContent
const type = (figure: string) => fireEvent.change(input(), { target: { value: figure } })

test.each<[Language, string]>([
  ['fr', 'Au plus 25 par ligne'],
  ['en', '25 at most per line'],
])(
  '25 per line can be sold; 26 are kept, but reported as too many and not sold (%s)',
  async (...expected) => {
    const [language, tooMuch] = expected
    await renderScreen(<Counter />, { language })
    type('25')
    expect([input().value, problem(), tooMany(sold.cart)]).toEqual(['25', undefined, false])
    type('26')
    expect([input().value, problem(), tooMany(sold.cart)]).toEqual(['26', tooMuch, true])
    expect(sold.cart).toMatchObject([{ productId: 'p', quantity: 26 }])
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe(
      tooMuch,
    )
  },
)
