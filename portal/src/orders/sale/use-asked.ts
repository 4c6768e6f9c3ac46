import { useState } from 'react'
import type { KeptCartOnScreen } from './kept/use-kept-cart.ts'

/** Whom a sale is for: in the place of what can be sold, beside the cart, while it is asked. */
export type AskedBeside = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Where it is drawn. */
  place: HTMLElement | null
  setPlace: (place: HTMLElement | null) => void
}

/** It is asked of one cart: the next one begins with what can be sold. */
export function useAsked({ id, state }: Pick<KeptCartOnScreen, 'id' | 'state'>): AskedBeside {
  const [of, setOf] = useState<string | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isOpen = of === id && state.cart.length > 0
  if (of !== null && !isOpen) setOf(null)
  return { isOpen, setOpen: (wanted) => setOf(wanted ? id : null), place, setPlace }
}
