import { useEffect } from 'react'
import { useLanguage } from '../../../kit/text/messages.ts'
import { noClient } from '../buyer/client.rules.ts'
import { shownOf, type CartState } from '../saved-cart/cart-state.rules.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import type { Draft } from './sell.queries.ts'

/**
 * Input next to the cart, which the server saves with it. The default language of emails is that of
 * the interface.
 */
export function useCartForm({ state, setState }: Pick<CartOnScreen, 'state' | 'setState'>) {
  const language = useLanguage()
  const setter =
    <Name extends keyof CartState>(name: Name) =>
    (value: CartState[Name]) =>
      setState((was) => ({ ...was, [name]: value }))
  const { client, details, reason, codes, discount, terms } = state
  return {
    client: client ?? noClient(language),
    setClient: setter('client'),
    details,
    setDetails: setter('details'),
    reason,
    setReason: setter('reason'),
    codes,
    setCodes: setter('codes'),
    discount,
    setDiscount: setter('discount'),
    terms,
    setTerms: setter('terms'),
  }
}

/**
 * Saves the prices of the current invoice with the cart, to show what has changed when the cart is
 * opened later.
 */
export function useShown({ setState }: Pick<CartOnScreen, 'setState'>, draft: Draft | null) {
  useEffect(() => {
    if (!draft) return
    setState((was) => {
      const shown = shownOf(was.cart, draft)
      return JSON.stringify(shown) === JSON.stringify(was.shown) ? was : { ...was, shown }
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each invoice
  }, [draft])
}
