import { createContext, useContext } from 'react'
import { mostLines, mostPerLine } from '../../../domain/cart.rules.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'

/** True while the cart holds its places: `left` then excludes the cart's own. */
export const HeldContext = createContext(false)

/** Maximum quantity of a choice: per line in quotes; the counter divides it into lines. */
export const LineLimitContext = createContext(mostPerLine * mostLines)

/** Maximum quantity of a choice and its reason: the limit, or the remaining quantity. */
export function useLineLimit(own?: number) {
  const usual = useContext(LineLimitContext)
  const limit = own ?? usual
  const messages = useMessages(sellMessages)
  const isHeld = useContext(HeldContext)
  return (left: number | undefined, inCart: number) => {
    const reach = left === undefined || isHeld ? Math.max(left ?? limit, inCart) : left
    return reach < limit
      ? { max: reach, over: messages.fewLeft(reach) }
      : { max: limit, over: messages.atMost(limit) }
  }
}
