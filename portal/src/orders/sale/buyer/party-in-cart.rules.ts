import type { Body } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { quantityOfLine, type Cart } from '../../../domain/cart.rules.ts'

/** A person of a family or a group, as far as known. */
export type Person = {
  firstName: string
  lastName: string
  birthDate: string | null
  age: number | null
  height: number | null
  boot: string
}
/** A piece of the cart that belongs to a person: key of its line and index in the line. */
export type PartySeat = {
  key: string
  ordinal: number
  /** A rental whose size is chosen at the hand-out. */
  isSizeOpen: boolean
}
export type Party = readonly { person: Person; seats: readonly PartySeat[] }[]

/** Request fields of the people who still have a piece in the cart. */
export function partyBody(cart: Cart, party: Party): Pick<Body<typeof sell>, 'party'> {
  const members = party.flatMap(({ person, seats }) => {
    const pieces = seats
      .filter(({ key, ordinal }) => ordinal < quantityOfLine(cart, key))
      .map(({ key, ordinal, isSizeOpen }) => ({
        line: cart.findIndex((line) => line.key === key),
        ordinal,
        ...(isSizeOpen && { isSizeOpen }),
      }))
    return pieces.length > 0 ? [{ ...person, pieces }] : []
  })
  return members.length > 0 ? { party: members } : {}
}
