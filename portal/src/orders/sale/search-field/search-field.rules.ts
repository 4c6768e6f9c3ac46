import type { Reply } from '@guichet/contract/endpoint.ts'
import type { readRequest } from '@guichet/contract/orders/sale/read-request.ts'
import {
  atSlot,
  keyOf,
  whenSlot,
  type CartLine,
  type LineChoice,
} from '../../../domain/cart.rules.ts'
import type { FoundGroup } from '../../../domain/found/everything.queries.ts'
import type { FoundOption } from '../../../domain/found/found-options.ts'

export type Reading = Reply<typeof readRequest>
export type RequestedLine = Reading['lines'][number]
type SaleOption = {
  kind: 'sale'
  id: string
  lines: readonly RequestedLine[]
  isReady: boolean
}
/** An option of the box: lines for the cart, or a search result. */
export type Option = SaleOption | FoundOption
/** Options under a heading: the kind of the records, or the sale that was understood. */
export type OptionSection = { heading: 'sale' | FoundGroup['kind']; options: Option[] }

/** Converts a parsed line to a line of the cart. */
export function cartLineOf(line: RequestedLine): CartLine {
  const { productId, kind, title, slot, date, identifications } = line
  const chosen: LineChoice = slot ? atSlot(slot) : {}
  return {
    key: keyOf(productId, chosen),
    productId,
    kind,
    title,
    activity: line.activityPublicId === null ? null : line.categoryTitle,
    quantity: line.askedQuantity,
    chosen,
    when: slot && date ? whenSlot(date, slot) : '',
    identifications,
  }
}

/**
 * Possible sales of a sentence. Ambiguous parts are combined by activity, so that adults and
 * children are of the same one.
 */
function salesOf({ lines, ambiguous }: Reading): SaleOption[] {
  const [first, ...others] = ambiguous
  const combined: RequestedLine[][] = first
    ? first.candidates.flatMap((candidate) => {
        const beside = others.map(({ candidates }) =>
          candidates.filter((other) => other.activityPublicId === candidate.activityPublicId),
        )
        return beside.every(({ length }) => length === 1)
          ? [[...lines, candidate, ...beside.flat()]]
          : []
      })
    : [[...lines]]
  return combined
    .filter(({ length }) => length > 0)
    .map((sold) => ({
      kind: 'sale',
      id: `sale-${sold.map(({ productId }) => productId).join('-')}`,
      lines: sold,
      isReady: sold.every(({ state }) => state === 'ready'),
    }))
}

/** Whether a sentence was understood completely, so that no search is needed. */
export const isUnderstood = ({ lines, ambiguous, unclear }: Reading): boolean =>
  lines.length + ambiguous.length > 0 && unclear.length === 0

/** Options of the records of a kind. */
export type FoundSection = { kind: FoundGroup['kind']; options: FoundOption[]; isNamed: boolean }

/**
 * Sections in order: those with an exact match, the understood sale, other matches; a partly
 * understood sale comes last.
 */
export function sectionsOf(
  reading: Reading | undefined,
  found: readonly FoundSection[],
): OptionSection[] {
  const sections = found.filter(({ options }) => options.length > 0)
  const named = sections.filter(({ isNamed }) => isNamed).map(sectionOf)
  const others = sections.filter(({ isNamed }) => !isNamed).map(sectionOf)
  const sold = reading ? salesOf(reading) : []
  const sales: OptionSection[] = sold.length > 0 ? [{ heading: 'sale', options: sold }] : []
  return reading && isUnderstood(reading)
    ? [...named, ...sales, ...others]
    : [...named, ...others, ...sales]
}

const sectionOf = ({ kind, options }: FoundSection): OptionSection => ({ heading: kind, options })

/** Whether a single word may be a scanned code or a number from a label. */
export const isCodeLike = (typed: string): boolean =>
  /^\S{4,}$/.test(typed) && /\d/.test(typed) && !typed.includes('@')

/** Whether what was typed, and matches nothing, may be a promo code: a single word. */
export const mayBeCode = ({
  typed,
  options,
  isSettled,
  error,
}: {
  typed: string
  options: readonly Option[]
  isSettled: boolean
  error: unknown
}): boolean => isSettled && !error && options.length === 0 && /^[^\s@]{3,50}$/.test(typed.trim())

/** Whether an option can be taken. */
export const isOpen = (option: Option): boolean => option.kind !== 'sale' || option.isReady

/**
 * The option to take if Enter was pressed before the answer, by a scanner or a fast clerk: an exact
 * match, or the only possible sale.
 */
export function certainOf(options: readonly Option[], reading: Reading | undefined): Option | null {
  const [first] = options
  if (!first || !isOpen(first)) return null
  if (first.kind === 'sell' || first.kind === 'open') return first.record.isExact ? first : null
  const sales = options.filter(({ kind }) => kind === 'sale')
  return reading && isUnderstood(reading) && sales.length === 1 ? first : null
}
