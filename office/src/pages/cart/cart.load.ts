import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { findOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'

export type CartProps = OfficeCart

export const loadCart = (ask: Ask, { params }: PageRequest): Promise<CartProps> =>
  ask(findOfficeCart, { params: { office: params.office!, cart: params.cart! } })
