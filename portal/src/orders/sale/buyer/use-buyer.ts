import { useLanguage } from '../../../kit/text/messages.ts'
import { useFindClient } from '../counter/sell.queries.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { knownOf, noClient } from './client.rules.ts'

/** Puts a known client into the cart and replaces the typed one. */
export function useBuyer({ setState }: Pick<CartOnScreen, 'setState'>) {
  const language = useLanguage()
  const find = useFindClient()
  return async (clientId: string): Promise<void> => {
    const found = await find(clientId)
    if (!found) return
    const client = { ...noClient(language), ...knownOf(found), email: found.email ?? '' }
    setState((was) => ({ ...was, client: { ...client, language: found.language } }))
  }
}
