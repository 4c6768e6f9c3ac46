import { useCartLimit } from '../../../domain/use-cart-limit.ts'
import { notifySuccess } from '../../../kit/layout/notify.tsx'
import { useLanguage, useMessages } from '../../../kit/text/messages.ts'
import { noClient } from '../buyer/client.rules.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { withAnswers, withParty, withSeated, type Seat } from './party-cart.rules.ts'
import { clientNamed } from './party-client.rules.ts'
import { partyMessages } from './party.messages.ts'
import { formsOf } from './party.queries.ts'

/**
 * Adds the pieces of a party to the cart, in the name of `client` if given. Passes get their names
 * at once, forms their answers once the questions are loaded.
 */
export function usePutParty({ state, setState }: Pick<CartOnScreen, 'state' | 'setState'>) {
  const messages = useMessages(partyMessages)
  const mayAdd = useCartLimit()
  const language = useLanguage()
  return (seats: readonly Seat[], client: Person | null): void => {
    const { cart, details, seated } = withParty(state, seats)
    if (!mayAdd(state.cart, cart)) return
    setState((was) => ({
      ...was,
      cart,
      details,
      party: withSeated(was.party, seated),
      ...(client && { client: clientNamed(was.client ?? noClient(language), client) }),
    }))
    notifySuccess(messages.done(new Set(seats.map(({ person }) => person)).size))
    void formsOf(cart).then((forms) => {
      if (forms.length === 0) return
      setState((was) => ({ ...was, details: withAnswers(was, forms, seated) }))
    })
  }
}
