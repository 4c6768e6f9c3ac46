import type { Reply } from '@guichet/contract/endpoint.ts'
import type {
  fitParty,
  sizeReasons,
  ticketReasons,
} from '@guichet/contract/orders/sale/fit-party.ts'
import type { LineChoice } from '../../../domain/cart.rules.ts'
import type { Activity, Category } from '../counter/sell.queries.ts'
import type { Begin } from '../times/begin.rules.ts'
import type { Accessory, Rentals } from '../times/times.queries.ts'

export type MemberFit = Reply<typeof fitParty>['members'][number]
export type TicketMoment = { date: string | null; at: { chosen: LineChoice; when: string } | null }
export type RentalMoment = {
  begin: Begin | null
  duration: string | null
  chosen: (sizeId: string) => LineChoice
}
export type Equipment = Rentals['rentals'][number]
/** Products and times chosen for the party. */
export type Plan = {
  activity: Activity | null
  category: Category | null
  /** Rental categories, each with only the chosen types. */
  equipment: readonly Equipment[]
  accessories: readonly Accessory[]
  tickets: TicketMoment
  rental: RentalMoment | null
  /** Unknown sizes are left open until the hand-out. */
  areSizesLater: boolean
}
/** Value of a size that is chosen at the hand-out. */
export const later = 'later'
/**
 * Manual choices for a row: a ticket, and a size per category; '' for nothing, `later` for an open
 * size.
 */
export type MemberChoice = { ticket?: string; sizes?: Record<string, string> }

export const sizeValue = (size: { modelPublicId: string; specificationPublicId: string }) =>
  `${size.modelPublicId}/${size.specificationPublicId}`
type Choice<Reason> = {
  /** '' for nothing; null while the clerk has not chosen. */
  value: string | null
  reason: Reason | 'byHand'
  candidates: string[]
}
const choiceOf = <Reason>(fitted: Choice<Reason>, picked: string | undefined): Choice<Reason> =>
  picked !== undefined && (picked === '' || fitted.candidates.includes(picked))
    ? { ...fitted, value: picked, reason: 'byHand' }
    : fitted

type HowSizes = {
  /** Unknown sizes are left open until the hand-out. */
  areLater: boolean
  /** The size with the most free pieces. */
  freestOf: (candidates: readonly string[]) => string | undefined
}
const noneLater: HowSizes = { areLater: false, freestOf: ([first]) => first }
/** A size, picked or from the server; an open one reserves some piece until the hand-out. */
function sizeOf(
  fitted: Choice<(typeof sizeReasons)[number]>,
  picked: string | undefined,
  { areLater, freestOf }: HowSizes,
) {
  const choice = choiceOf(fitted, picked === later ? undefined : picked)
  const isLater = picked === later || (picked === undefined && areLater && choice.value === null)
  const value = isLater ? freestOf(choice.candidates) : undefined
  return value === undefined
    ? { ...choice, isSizeOpen: false }
    : { ...choice, value, isSizeOpen: true }
}

/** Choices of a row: the server's, overridden by manual ones. */
export function choicesOf({ ticket, pieces }: MemberFit, picked: MemberChoice, how = noneLater) {
  return {
    ticket:
      ticket &&
      choiceOf<(typeof ticketReasons)[number]>(
        { value: ticket.productId, reason: ticket.reason, candidates: ticket.candidates },
        picked.ticket,
      ),
    pieces: pieces.map(({ rentalPublicId, size, reason, candidates }) => ({
      rentalPublicId,
      ...sizeOf(
        { value: size && sizeValue(size), reason, candidates: candidates.map(sizeValue) },
        picked.sizes?.[rentalPublicId],
        how,
      ),
    })),
  }
}
export type RowChoices = ReturnType<typeof choicesOf>
export const isWhole = ({ ticket, pieces }: RowChoices): boolean =>
  ticket?.value !== null && pieces.every(({ value }) => value !== null)

/** The category, type and size of a value. */
export function sizeNamed(equipment: readonly Equipment[], value: string) {
  const [modelId, sizeId] = value.split('/')
  for (const category of equipment)
    for (const model of category.models) {
      const size = model.specifications.find(({ publicId }) => publicId === sizeId)
      if (model.publicId === modelId && size) return { category, model, size }
    }
  return null
}

/**
 * Picks the size with the most free pieces, by `left`, minus those already given to others. Sizes
 * of unknown quantity are taken in turn.
 */
export function freestFirst(left: (sizeId: string) => number | undefined) {
  const given = new Map<string, number>()
  return (candidates: readonly string[]): string | undefined => {
    const freeOf = (value: string) => (left(value.split('/')[1]!) ?? 0) - (given.get(value) ?? 0)
    const [best] = candidates.toSorted((a, b) => freeOf(b) - freeOf(a))
    if (best) given.set(best, (given.get(best) ?? 0) + 1)
    return best
  }
}
