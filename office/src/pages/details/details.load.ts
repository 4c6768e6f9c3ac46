import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import type { FieldProblem } from '@guichet/contract/problems.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'
import { loadCart } from '../cart/cart.load.ts'

/** The form of the buyer, with what was typed and what is wrong with it. */
export type DetailsProps = {
  cart: OfficeCart
  typed: Record<string, string[]>
  problems: FieldProblem[]
}

export const loadDetails = async (ask: Ask, request: PageRequest): Promise<DetailsProps> => ({
  cart: await loadCart(ask, request),
  typed: {},
  problems: [],
})
