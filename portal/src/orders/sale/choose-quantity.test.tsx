// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Cart } from '../../domain/cart.rules.ts'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import { LanguageContext, type Language } from '../../kit/text/messages.ts'
import { tooMany } from './check-out.rules.ts'
import { ChooseQuantity } from './choose-quantity.tsx'
import type { Activity, Category } from './sell.queries.ts'

let root: Root
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
    <ChooseQuantity
      activity={activity}
      category={category}
      at={{ chosen: {}, when: '' } as never}
      isReady
      cart={lines}
      onLine={(line) => setLines([line])}
    />
  )
}
const show = (language: Language) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <LanguageContext value={language}>
          <BusinessContext value={sampleBusiness}>
            <Counter />
          </BusinessContext>
        </LanguageContext>
      </MantineProvider>,
    ),
  )
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const input = () => document.querySelector('input')!
const problem = () => document.querySelector('[role=alert]')?.textContent
const type = (figure: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), figure)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })

test.each<[Language, string]>([
  ['fr', 'Au plus 25 par ligne'],
  ['en', '25 at most per line'],
])(
  '25 of a line are sold; 26 stay 26, are called too many and hold the sale back (%s)',
  async (...said) => {
    const [language, tooMuch] = said
    await show(language)
    await type('25')
    expect([input().value, problem(), tooMany(sold.cart)]).toEqual(['25', undefined, false])
    await type('26')
    expect([input().value, problem(), tooMany(sold.cart)]).toEqual(['26', tooMuch, true])
    expect(sold.cart).toMatchObject([{ productId: 'p', quantity: 26 }])
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe(
      tooMuch,
    )
  },
)
