// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLine, type Cart, type CartLine } from '../../domain/cart.rules.ts'
import { BusinessContext } from '../../kit/session/business.ts'
import { sampleBusiness } from '../../kit/session/sample-business.ts'
import { CartLines } from './cart-lines.tsx'

const line = (key: string): CartLine => ({
  key,
  productId: key,
  kind: 'daily_ticket',
  title: { fr: key, en: key },
  activity: null,
  quantity: 1,
  chosen: {},
  when: '',
  identifications: [],
})
function Panel() {
  const [cart, setCart] = useState<Cart>([line('Adulte'), line('Enfant'), line('Casque')])
  return (
    <aside>
      <h2 tabIndex={-1}>Panier</h2>
      <CartLines
        cart={cart}
        draft={undefined}
        error={null}
        onLine={(changed) => setCart((was) => withLine(was, changed))}
      />
    </aside>
  )
}
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <BusinessContext value={sampleBusiness}>
          <Panel />
        </BusinessContext>
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const lines = () => [...document.querySelectorAll('li')]
const removeOf = (item: Element) => item.querySelector<HTMLElement>('[aria-label^="Retirer"]')!
const press = (item: Element, detail = 0) =>
  act(async () => {
    removeOf(item).focus()
    removeOf(item).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  })
const focused = () =>
  document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent

test('a line that leaves gives the focus to its neighbour, the last one to the cart', async () => {
  await press(lines()[0]!)
  expect(focused()).toContain('Enfant')
  await press(lines()[1]!)
  expect(focused()).toContain('Enfant')
  const less = lines()[0]!.querySelector<HTMLElement>('button')!
  await act(async () => {
    lines()[0]!.querySelector('input')!.focus()
    less.click()
  })
  expect(lines()).toEqual([])
  expect(focused()).toBe('Panier')
})

test('the second press of a double click leaves the line alone that came under the pointer', async () => {
  await press(lines()[0]!, 1)
  await press(lines()[0]!, 2)
  expect(lines()).toHaveLength(2)
})
