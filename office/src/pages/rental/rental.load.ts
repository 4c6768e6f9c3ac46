import type { Reply } from '@guichet/contract/endpoint.ts'
import { findOfficeRental } from '@guichet/contract/office/find-office-rental.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'
import { wholeNumber } from '../cart/chosen-lines.rules.ts'

export type RentalProps = Reply<typeof findOfficeRental> & {
  /** Rows of the form, one per person. */
  people: number
  /** Why the form was not accepted. */
  notice: 'nothing' | 'duration' | null
}

const [usualPeople, mostPeople] = [4, 20]

export async function loadRental(
  ask: Ask,
  { params, query: { notice, people, ...query } }: PageRequest,
): Promise<RentalProps> {
  const rental = await ask(findOfficeRental, {
    params: { office: params.office!, rentalPublicId: params.rentalPublicId! },
    query,
  })
  return {
    ...rental,
    people: Math.min(wholeNumber(people ?? '') || usualPeople, mostPeople),
    notice: notice === 'nothing' || notice === 'duration' ? notice : null,
  }
}
