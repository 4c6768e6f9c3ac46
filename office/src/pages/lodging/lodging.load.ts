import type { Reply } from '@guichet/contract/endpoint.ts'
import { findOfficeLodging } from '@guichet/contract/office/find-office-lodging.ts'
import { detailOf, problemOf, type Ask, type PageRequest } from '../../kit/call.ts'

export type LodgingProps = Reply<typeof findOfficeLodging> & {
  isNothingChosen: boolean
  /** False while the departure is that of the shortest stay. */
  isDepartureChosen: boolean
  /** Why the chosen nights are not accepted; the page then has none. */
  problem: string | null
}

export async function loadLodging(
  ask: Ask,
  { params, query: { notice, ...sent } }: PageRequest,
): Promise<LodgingProps> {
  // An empty date of the form is no date.
  const query = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
  const at = { office: params.office!, lodgingPublicId: params.lodgingPublicId! }
  const isNothingChosen = notice === 'nothing'
  try {
    const lodging = await ask(findOfficeLodging, { params: at, query })
    const isDepartureChosen = query.departure !== undefined
    return { ...lodging, isNothingChosen, isDepartureChosen, problem: null }
  } catch (error) {
    const problem = problemOf(error, 'InvalidRequest')
    const isAboutNights = problem?.data.fields?.some(({ field }) =>
      ['arrival', 'departure'].includes(field),
    )
    if (!problem || !isAboutNights) throw error
    const lodging = await ask(findOfficeLodging, { params: at, query: {} })
    return { ...lodging, isNothingChosen, isDepartureChosen: false, problem: detailOf(problem) }
  }
}
