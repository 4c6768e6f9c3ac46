import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import {
  quantityOfLine,
  withMore,
  withPieces,
  withTotal,
  type Cart,
  type CartLine,
} from '../../../domain/cart.rules.ts'
import { useCartLimit } from '../../../domain/use-cart-limit.ts'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { namesGone, withCart } from '../saved-cart/named-pieces.rules.ts'
import type { CartUndos } from '../saved-cart/use-cart-undo.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import type { SharedDay } from '../times/shared-day.ts'
import type { HeldPlaces } from './hold-places.tsx'
import { sellMessages } from './sell.messages.ts'
import type { Counter } from './use-counter.ts'

type Adding = Pick<Counter, 'own' | 'setSold'> & {
  kept: CartOnScreen
  hold: HeldPlaces
  shared: SharedDay
  undo: CartUndos
}
/** Functions that change the cart on the screen from its lines, from choices and from sentences. */
export function useAdding({ kept, hold, own, setSold, shared, undo }: Adding) {
  const mayAdd = useCartLimit()
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const put = (cart: Cart, line: CartLine) => {
    const before = kept.state
    if (!mayAdd(before.cart, cart)) return
    hold.letGo()
    const after = withCart(before, cart)
    kept.setState((was) => withCart(was, cart))
    const isRemoved = quantityOfLine(before.cart, line.key) > quantityOfLine(cart, line.key)
    const gone = isRemoved ? namesGone(before, after) : []
    if (gone.length > 0 || (isRemoved && quantityOfLine(cart, line.key) === 0))
      undo.offer(cart, {
        text: messages.removed([localized(line.title), ...gone].join(' · ')),
        onUndo: () => undo.restore(before),
      })
  }
  /** The waiting sale keeps its cart; what is added is for the next client. */
  const beginNext = () => {
    setSold(null)
    if (own) kept.sold()
  }
  return {
    /** Changes a line of the cart. */
    change: (line: CartLine) => put(withPieces(kept.state.cart, line), line),
    addCode: (code: string) => {
      beginNext()
      kept.setState((was) => ({
        ...was,
        codes: [...was.codes.filter((each) => codeKey(each) !== codeKey(code)), code],
      }))
    },
    /** Changes the quantity of a choice, whose date is then preselected. */
    add: (line: CartLine) => {
      put(withTotal(kept.state.cart, line), line)
      if (line.quantity > 0) shared.follow([line])
    },
    addLines: (lines: CartLine[]) => {
      const withThese = (cart: Cart) =>
        lines.reduce((filled, line) => withMore(filled, line, line.quantity), cart)
      const before = own ? [] : kept.state.cart
      if (!mayAdd(before, withThese(before))) return
      beginNext()
      if (!own) hold.letGo()
      kept.setState((was) => ({ ...was, cart: withThese(was.cart) }))
      shared.follow(lines)
    },
  }
}
