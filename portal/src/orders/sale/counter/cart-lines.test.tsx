import { act, fireEvent, screen, within } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { withLine, type Cart, type CartLine } from '../../../domain/cart.rules.ts'
import { CartLines } from './cart-lines.tsx'
import { sellMessages } from './sell.messages.ts'

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
    <aside data-scroller>
      <h2 tabIndex={-1}>Panier</h2>
      <button type="button" onClick={() => setCart((was) => withLine(was, line('Luge')))}>
        Luge
      </button>
      <CartLines
        cart={cart}
        holders={() => ''}
        draft={undefined}
        error={null}
        onLine={(changed) => setCart((was) => withLine(was, changed))}
      />
    </aside>
  )
}
beforeEach(() => renderScreen(<Panel />).then(() => undefined))
const lines = () => screen.queryAllByRole('listitem')
const press = (item: HTMLElement, detail = 0) => {
  const remove = within(item).getByLabelText(/^Retirer/)
  act(() => remove.focus())
  fireEvent.click(remove, { detail })
}
const focused = () =>
  document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent

test('a removed line passes the focus to its neighbour, and the last one to the heading of the cart', async () => {
  press(lines()[0]!)
  expect(focused()).toContain('Enfant')
  press(lines()[1]!)
  expect(focused()).toContain('Enfant')
  const less = within(lines()[0]!).getByLabelText(/^Un de moins/)
  act(() => lines()[0]!.querySelector('input')!.focus())
  fireEvent.click(less)
  expect(lines()).toEqual([])
  expect(focused()).toBe('Panier')
})

test('a double click removes one line, not the next one that moved under the pointer', async () => {
  press(lines()[0]!, 1)
  press(lines()[0]!, 2)
  expect(lines()).toHaveLength(2)
})

test('an added line is marked and scrolled to in a cart of its own; the lines of an opened cart are not', () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent)
  })
  const cart = screen.getByRole('complementary')
  vi.spyOn(cart, 'scrollHeight', 'get').mockReturnValue(900)
  vi.spyOn(cart, 'clientHeight', 'get').mockReturnValue(400)
  const marked = () => lines().flatMap((item) => ('added' in item.dataset ? item.textContent : []))
  expect(marked()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Luge' }))
  expect(marked()).toEqual([expect.stringContaining('Luge')])
  expect(shown).toEqual(marked())
  fireEvent.click(within(lines()[0]!).getByLabelText(/^Retirer/))
  expect(marked()).toEqual([])
  expect(shown).toHaveLength(1)
})

test.each([5, 50])(
  'a press in a cart of %i lines renders only the line that it changes',
  async (count) => {
    const all = Array.from({ length: count }, (_, place) => line(`Billet ${place}`))
    const draftOf = (cart: Cart) => ({ shortages: [], lineTotals: cart.map(() => 12) }) as never
    function Priced() {
      const [cart, setCart] = useState<Cart>(all)
      const [priced, setPriced] = useState<Cart>(all)
      const draft = useMemo(() => draftOf(priced), [priced])
      return (
        <aside>
          <button type="button" onClick={() => setPriced(cart)}>
            Facture
          </button>
          <CartLines
            cart={cart}
            holders={() => ''}
            draft={priced === cart ? draft : undefined}
            error={null}
            onLine={(changed) => setCart((was) => withLine(was, changed))}
          />
        </aside>
      )
    }
    await renderScreen(<Priced />)
    const rendered = vi.spyOn(sellMessages.fr, 'changeQuantity')
    fireEvent.click(within(lines()[1]!).getByLabelText(/^Un de plus/))
    expect(rendered.mock.calls).toEqual([['Billet 1', 2]])
    expect(lines()[1]!.querySelector('.awaited')).not.toBeNull()
    expect(lines()[0]!.textContent).toContain('12,00')
    fireEvent.click(screen.getByRole('button', { name: 'Facture' }))
    expect(rendered).toHaveBeenCalledTimes(2)
    expect(lines()[1]!.textContent).toContain('12,00')
  },
)
