import { useState } from 'react'
import type { KeptCartOnScreen } from './kept/use-kept-cart.ts'

/** State of the panel for client and details, which replaces the choices while it is open. */
export type AskedBeside = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Element that the panel is rendered into. */
  place: HTMLElement | null
  setPlace: (place: HTMLElement | null) => void
}

/** The panel belongs to one cart: it closes when another cart is opened. */
export function useAsked({ id, state }: Pick<KeptCartOnScreen, 'id' | 'state'>): AskedBeside {
  const [of, setOf] = useState<string | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isOpen = of === id && state.cart.length > 0
  if (of !== null && !isOpen) setOf(null)
  return { isOpen, setOpen: (wanted) => setOf(wanted ? id : null), place, setPlace }
}
