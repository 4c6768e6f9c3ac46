import { fitSize, type FittedSize, type EquipmentOffer } from './fit-size.rules.ts'
import { fitTicket, type FittedTicket, type TicketType } from './fit-ticket.rules.ts'
import { ageOn } from './read-ages.rules.ts'

export type Member = {
  birthDate?: string | null | undefined
  age?: number | null | undefined
  height?: number | null | undefined
  boot?: string | undefined
}
export type PartyOffer = {
  /** Local date of the visit. */
  date: string
  /** Null when no tickets are requested. */
  types: readonly TicketType[] | null
  equipment: readonly (EquipmentOffer & { id: string })[]
}
export type FittedMember = {
  age: number | null
  ticket: FittedTicket | null
  pieces: (FittedSize & { rentalPublicId: string })[]
}

/**
 * Chooses the ticket of a person by their age on the day of the visit, and their equipment by their
 * measures.
 */
export function fitMember(member: Member, { date, types, equipment }: PartyOffer): FittedMember {
  const age = member.birthDate ? ageOn(member.birthDate, date) : (member.age ?? null)
  const body = { age, height: member.height ?? null, boot: member.boot ?? '' }
  return {
    age,
    ticket: types && fitTicket(types, age),
    pieces: equipment.map((category) => ({
      rentalPublicId: category.id,
      ...fitSize(category, body),
    })),
  }
}
