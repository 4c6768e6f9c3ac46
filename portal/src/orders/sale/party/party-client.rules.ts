import { clientFields, type Client } from '../buyer/client.rules.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'

export const fullNameOf = ({ firstName, lastName }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ')

const majority = 18
type AgedPerson = { person: Person; fitted: { age: number | null } | null }
/** The first named person who is not known to be a child; null if none. */
export const firstAdultOf = (people: readonly AgedPerson[]): Person | null =>
  people.find(
    ({ person, fitted }) =>
      person.firstName !== '' && (fitted?.age ?? person.age ?? majority) >= majority,
  )?.person ?? null

/** Whether nothing is known of the client of the sale yet. */
export const isClientOpen = (client: Client | null): boolean =>
  client === null || (!client.isAnonymous && clientFields.every((field) => !client[field].trim()))

/** The client of the sale, by the name of a person of the party. */
export const clientNamed = (client: Client, { firstName, lastName }: Person): Client => ({
  ...client,
  isAnonymous: false,
  firstName,
  lastName,
})
