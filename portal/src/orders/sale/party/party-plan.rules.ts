import type { Reply } from '@guichet/contract/endpoint.ts'
import type {
  fitParty,
  sizeReasons,
  ticketReasons,
} from '@guichet/contract/orders/sale/fit-party.ts'
import type { Chosen } from '../../../domain/cart.rules.ts'
import type { Begin } from '../begin.rules.ts'
import type { Activity, Category } from '../sell.queries.ts'
import type { Accessory, Rentals } from '../times.queries.ts'

export type Fitted = Reply<typeof fitParty>['members'][number]
export type TicketMoment = { date: string | null; at: { chosen: Chosen; when: string } | null }
export type RentalMoment = {
  begin: Begin | null
  duration: string | null
  chosen: (sizeId: string) => Chosen
}
export type Equipment = Rentals['rentals'][number]
/** What is bought for the party, and when. */
export type Plan = {
  activity: Activity | null
  category: Category | null
  /** The categories with those of their types that are rented. */
  equipment: readonly Equipment[]
  accessories: readonly Accessory[]
  tickets: TicketMoment
  rental: RentalMoment | null
  /** Sizes that nobody can tell yet are chosen when they are handed out. */
  areSizesLater: boolean
}
/** A size that is chosen when the piece is handed out. */
export const later = 'later'
/**
 * What the clerk chose for a row by hand: a ticket, and a size by its category; '' is nothing,
 * `later` leaves a size open.
 */
export type Picked = { ticket?: string; sizes?: Record<string, string> }

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
  /** Sizes that nobody can tell yet are left open. */
  areLater: boolean
  /** The freest of some sizes. */
  freestOf: (candidates: readonly string[]) => string | undefined
}
const noneLater: HowSizes = { areLater: false, freestOf: ([first]) => first }
/** A size, by hand or as the server says; one that is left open keeps some piece until then. */
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

/** What a row gets: as the server says, unless the clerk says otherwise. */
export function choicesOf({ ticket, pieces }: Fitted, picked: Picked, how = noneLater) {
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

/** The type and the size that a value names. */
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
 * The freest of some sizes, as `left` says; what was given to one person is not there for the next.
 * Sizes of which nothing is known are taken in turn.
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
