import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../../../kit/text/messages.ts'
import { useFindClient } from '../counter/sell.queries.ts'
import { emptyState, isEmpty } from '../saved-cart/cart-state.rules.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { knownOf, noClient } from './client.rules.ts'

type BuyersCart = Pick<CartOnScreen, 'setState' | 'state' | 'isRestoring' | 'startNew'>

/** Puts a known client into the cart and replaces the typed one; first the one of the address. */
export function useBuyer(kept: BuyersCart) {
  const language = useLanguage()
  const find = useFindClient()
  const sellTo = async (clientId: string, { keepsTyped = false } = {}): Promise<void> => {
    const found = await find(clientId)
    if (!found) return
    const client = { ...noClient(language), ...knownOf(found), email: found.email ?? '' }
    kept.setState((was) => {
      const isTyped = !isEmpty({ ...emptyState, client: was.client })
      if (keepsTyped && isTyped) return was
      return { ...was, client: { ...client, language: found.language } }
    })
  }
  useBuyerOfAddress(kept, (clientId) => sellTo(clientId, { keepsTyped: true }))
  return (clientId: string) => sellTo(clientId)
}

const route = getRouteApi('/inside/sell')

/**
 * Sells to the client of the address, in an empty cart: one with content stays as a tab. The
 * address then loses the client, so that a reload does not replace another one.
 */
function useBuyerOfAddress(kept: BuyersCart, sellTo: (clientId: string) => Promise<void>) {
  const { client } = route.useSearch()
  const navigate = route.useNavigate()
  const { isRestoring } = kept
  const begin = useEffectEvent(async (clientId: string) => {
    void navigate({ search: (was) => ({ ...was, client: undefined }), replace: true })
    if (!isEmpty(kept.state)) await kept.startNew()
    await sellTo(clientId)
  })
  useEffect(() => {
    if (!client || isRestoring) return undefined
    // The restoring of the clerk's cart begins after the first render, and cancels this.
    const timer = setTimeout(() => void begin(client))
    return () => clearTimeout(timer)
  }, [client, isRestoring])
}
