import { useState } from 'react'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'

/** State of the panel for client and details, which replaces the choices while it is open. */
export type BuyerPanelState = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Element that the panel is rendered into. */
  place: HTMLElement | null
  setPlace: (place: HTMLElement | null) => void
}

/** The panel belongs to one cart: it closes when another cart is opened. */
export function useBuyerPanel({ id, state }: Pick<CartOnScreen, 'id' | 'state'>): BuyerPanelState {
  const [openFor, setOpenFor] = useState<string | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isOpen = openFor === id && state.cart.length > 0
  if (openFor !== null && !isOpen) setOpenFor(null)
  return { isOpen, setOpen: (wanted) => setOpenFor(wanted ? id : null), place, setPlace }
}
