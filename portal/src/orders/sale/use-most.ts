import { createContext, useContext } from 'react'
import { mostPerLine } from '../../domain/cart.rules.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'

/** The places of the cart are held: what is left beside them says nothing of what is in it. */
export const HeldContext = createContext(false)

/** A quote has larger lines than the counter. */
export const MostContext = createContext(mostPerLine)

/** How many may be on a line, and why no more: the line is full, or nothing more is left. */
export function useMost(own?: number) {
  const usual = useContext(MostContext)
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
