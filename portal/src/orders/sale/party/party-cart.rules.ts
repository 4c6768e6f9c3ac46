import {
  quantityOfLine,
  withLine,
  withMore,
  type Cart,
  type CartAccessory,
  type CartLine,
} from '../../../domain/cart.rules.ts'
import {
  answerKey,
  holderKey,
  noHolder,
  ticketsToFill,
  type FormOfCart,
  type Details,
} from '../buyer/details.rules.ts'
import type { Party, PartySeat, Person } from '../buyer/party-in-cart.rules.ts'
import { partNamed } from './party-rows.rules.ts'

/** A piece of the cart for a person. */
export type Seat = {
  line: CartLine
  person: Person
  isSizeOpen: boolean
  /** Photo of the person, for passes that require one. */
  picture?: string | null
}
/** The place of a person's piece in the cart. */
export type SeatWithPerson = PartySeat & { person: Person }
type FilledCart = { cart: Cart; details: Details }

const withAccessories = (held: readonly CartAccessory[], more: readonly CartAccessory[]) =>
  more.reduce(
    (sum, accessory) =>
      sum.some(({ productId }) => productId === accessory.productId)
        ? sum.map((other) =>
            other.productId === accessory.productId
              ? { ...other, quantity: other.quantity + accessory.quantity }
              : other,
          )
        : [...sum, accessory],
    held,
  )

/** The first line of a choice has the accessories of all its pieces. */
function withAccessoriesOf(cart: Cart, key: string, accessories: readonly CartAccessory[]): Cart {
  const line = cart.find((each) => each.key === key)
  return line && accessories.length > 0 ? withLine(cart, { ...line, accessories }) : cart
}

function seatOne(
  filled: FilledCart & { seated: SeatWithPerson[] },
  { line, person, isSizeOpen, picture = null }: Seat,
) {
  const seated = withMore(filled.cart, line, 1)
  // The line that got the piece: a choice may have several.
  const { key, quantity } = seated.find(
    (each) => each.quantity > quantityOfLine(filled.cart, each.key),
  )!
  const ordinal = quantity - 1
  const there = filled.cart.find((each) => each.key === line.key)
  const accessories = withAccessories(there?.accessories ?? [], line.accessories ?? [])
  const [identification, another] = line.identifications
  const holders =
    identification && !another && (person.firstName || person.lastName)
      ? {
          ...filled.details.holders,
          [holderKey({ ...line, key }, ordinal, identification)]: {
            ...noHolder,
            firstName: person.firstName,
            lastName: person.lastName,
            birthDate: person.birthDate ?? '',
            ...(identification.isPictureRequired && { picture }),
          },
        }
      : filled.details.holders
  return {
    cart: withAccessoriesOf(seated, line.key, accessories),
    details: { ...filled.details, holders },
    seated: [...filled.seated, { key, ordinal, isSizeOpen, person }],
  }
}

/** Adds a piece per person to the cart, and puts the passes in their names. */
export const withParty = (filled: FilledCart, seats: readonly Seat[]) =>
  seats.reduce(seatOne, {
    cart: filled.cart,
    details: filled.details,
    seated: [] as SeatWithPerson[],
  })

/**
 * Adds the people whose pieces were just added. A piece that was removed and added again belongs to
 * its new person.
 */
export const withSeated = (party: Party, seated: readonly SeatWithPerson[]): Party => [
  ...party.map(({ person, seats }) => ({
    person,
    seats: seats.filter(
      (seat) => !seated.some(({ key, ordinal }) => key === seat.key && ordinal === seat.ordinal),
    ),
  })),
  ...[...Map.groupBy(seated, ({ person }) => person)].map(([person, seats]) => ({
    person,
    seats: seats.map(({ key, ordinal, isSizeOpen }) => ({ key, ordinal, isSizeOpen })),
  })),
]

const wordsOf = (person: Person) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  fullName: [person.firstName, person.lastName].filter(Boolean).join(' '),
  born: person.birthDate ?? (person.age === null ? '' : String(person.age)),
  height: person.height === null ? '' : String(person.height),
  boot: person.boot,
})
/** The field of a person that a question asks for, by its wording: “Participant’s first name”. */
function askedOf({ fr, en }: { fr: string; en: string }) {
  const whole = partNamed(fr) ?? partNamed(en)
  if (whole) return whole
  const stripped = [fr, en].map((text) =>
    text
      .replace(/[?:*]/g, '')
      .replace(/\s*(?:du|de la|de l’|de l')\s*(?:participante?|enfant|skieur|skieuse)\s*$/i, '')
      .replace(/^(?:participant|child|skier)(?:’s|'s)\s+/i, ''),
  )
  return partNamed(stripped[0]!) ?? partNamed(stripped[1]!)
}

/** Answers questions from the known data of each person; other questions and answers stay. */
export function withAnswers(
  { cart, details }: FilledCart,
  forms: readonly FormOfCart[],
  seated: readonly SeatWithPerson[],
): Details {
  const answers = { ...details.answers }
  for (const { line, ordinal, asks } of ticketsToFill(cart, forms)) {
    const found = seated.find((seat) => seat.key === line.key && seat.ordinal === ordinal)
    for (const { form, question } of found ? asks : []) {
      const part = question.type === 'ShortAnswer' ? askedOf(question.text) : null
      const key = answerKey({ line, ordinal }, form, question)
      const known = part && wordsOf(found!.person)[part]
      if (known && !answers[key]) answers[key] = known
    }
  }
  return { ...details, answers }
}
