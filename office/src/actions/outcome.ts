import type { View } from '../view.ts'

/** The cart to which a visitor is led, and the rest of the address within it. */
export type Destination = { cart: string | null; rest: string }
/** Where a form leads; or a page with what is wrong, at the rest of an address. */
export type Outcome = Destination | { view: View; rest: string }
