import { screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../../test/answer-calls.ts'
import { openPage } from '../../../../test/render-screen.tsx'
import { type CartLine } from '../../../domain/cart.rules.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { useBuyerPanel } from '../buyer/use-buyer-panel.ts'
import { readSellSearch } from '../catalogue/sell-search.rules.ts'
import { useHeldPlaces } from '../counter/hold-places.tsx'
import { useCounter } from '../counter/use-counter.ts'
import { useCartUndo } from '../saved-cart/use-cart-undo.ts'
import { useSavedCart } from '../saved-cart/use-saved-cart.ts'
import { CheckOut } from './check-out.tsx'

const line: CartLine = {
  key: 'Adulte',
  productId: 'Adulte',
  kind: 'daily_ticket',
  title: { fr: 'Adulte', en: 'Adult' },
  activity: null,
  quantity: 1,
  chosen: {},
  when: '',
  identifications: [],
}
const nothing = () => {}
function Counter() {
  const kept = useSavedCart()
  const [hold, counter] = [useHeldPlaces({ held: null, setHeld: nothing }), useCounter(kept)]
  const { setState } = kept
  useEffect(() => setState((was) => ({ ...was, cart: [line] })), [setState])
  const asked = useBuyerPanel(kept)
  const undo = useCartUndo(kept)
  return (
    <>
      <h1>Vendre</h1>
      <CheckOut {...{ kept, hold, counter, asked, undo }} onLine={nothing} />
    </>
  )
}

test('the counter shows that too many codes were tried, and until when', async () => {
  const detail = 'Trop de codes promotionnels inconnus ont été essayés. Réessayez dans 42\u00a0s.'
  answerCalls(() => {
    throw new ApiError('TooManyCodes', { status: 429, detail })
  })
  await openPage('/sell', { path: '/sell', validateSearch: readSellSearch, component: Counter })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(detail))
  // The cart stays, since it can be sold without the code.
  expect(document.body.textContent).toContain('Adulte')
})
