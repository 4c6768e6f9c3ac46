import { useCartLimit } from '../../../domain/use-cart-limit.ts'
import { notifySuccess } from '../../../kit/layout/notify.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { withAnswers, withParty, withSeated, type Seat } from './party-cart.rules.ts'
import { partyMessages } from './party.messages.ts'
import { formsOf } from './party.queries.ts'

/**
 * Adds the pieces of a party to the cart. Passes get their names at once, forms their answers once
 * the questions are loaded.
 */
export function usePutParty({ state, setState }: Pick<CartOnScreen, 'state' | 'setState'>) {
  const messages = useMessages(partyMessages)
  const mayAdd = useCartLimit()
  return (seats: readonly Seat[]): void => {
    const { cart, details, seated } = withParty(state, seats)
    if (!mayAdd(cart, [])) return
    setState((was) => ({ ...was, cart, details, party: withSeated(was.party, seated) }))
    notifySuccess(messages.done(new Set(seats.map(({ person }) => person)).size))
    void formsOf(cart).then((forms) => {
      if (forms.length === 0) return
      setState((was) => ({ ...was, details: withAnswers(was, forms, seated) }))
    })
  }
}
