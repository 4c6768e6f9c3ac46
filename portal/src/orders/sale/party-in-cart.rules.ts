import type { Body } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { quantityOf, type Cart } from '../../domain/cart.rules.ts'

/** Somebody of a family or a group, as far as they are known. */
export type Person = {
  firstName: string
  lastName: string
  birthDate: string | null
  age: number | null
  height: number | null
  boot: string
}
/** Whose a piece of the cart is: the key of its line, and which piece of it. */
export type PartySeat = {
  key: string
  ordinal: number
  /** A rental of which the size is chosen when it is handed out. */
  isSizeOpen: boolean
}
export type Party = readonly { person: Person; seats: readonly PartySeat[] }[]

/** The people as the API names them: those of whom something is still in the cart. */
export function partyBody(cart: Cart, party: Party): Pick<Body<typeof sell>, 'party'> {
  const members = party.flatMap(({ person, seats }) => {
    const pieces = seats
      .filter(({ key, ordinal }) => ordinal < quantityOf(cart, key))
      .map(({ key, ordinal, isSizeOpen }) => ({
        line: cart.findIndex((line) => line.key === key),
        ordinal,
        ...(isSizeOpen && { isSizeOpen }),
      }))
    return pieces.length > 0 ? [{ ...person, pieces }] : []
  })
  return members.length > 0 ? { party: members } : {}
}
