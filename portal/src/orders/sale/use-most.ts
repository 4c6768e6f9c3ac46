import { createContext, useContext } from 'react'
import { mostPerLine } from '../../domain/cart.rules.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'

/** The places of the cart are held: what is left beside them says nothing of what is in it. */
export const HeldContext = createContext(false)

/** How many may be on a line, and why no more: the line is full, or nothing more is left. */
export function useMost(limit = mostPerLine) {
  const messages = useMessages(sellMessages)
  const isHeld = useContext(HeldContext)
  return (left: number | undefined, inCart: number) => {
    const reach = left === undefined || isHeld ? Math.max(left ?? limit, inCart) : left
    return reach < limit
      ? { max: reach, over: messages.fewLeft(reach) }
      : { max: limit, over: messages.atMost(limit) }
  }
}
