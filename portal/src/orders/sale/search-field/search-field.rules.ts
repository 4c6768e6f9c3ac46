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
import type { SearchHit } from '../../../domain/found/found.view.ts'
import { listOfKind } from '../../../domain/found/list-of-kind.ts'

export type Reading = Reply<typeof readRequest>
export type RequestedLine = Reading['lines'][number]
/** An option of the box: lines or a client for the cart, a record to open, or a whole list. */
export type Option =
  | { kind: 'sale'; id: string; lines: readonly RequestedLine[]; isReady: boolean }
  | { kind: 'buyer'; id: string; record: SearchHit }
  | { kind: 'record'; id: string; record: SearchHit }
  | { kind: 'all'; id: string; to: string; total: number; isCapped: boolean }
/** Options under a heading: the kind of the records, or the sale that was understood. */
export type OptionSection = { heading: 'sale' | FoundGroup['kind']; options: Option[] }

/** Converts a parsed line to a line of the cart. */
export function cartLineOf(line: RequestedLine): CartLine {
  const { productId, kind, title, quantity, slot, date, identifications } = line
  const chosen: LineChoice = slot ? atSlot(slot) : {}
  return {
    key: keyOf(productId, chosen),
    productId,
    kind,
    title,
    activity: line.activityPublicId === null ? null : line.categoryTitle,
    quantity,
    chosen,
    when: slot && date ? whenSlot(date, slot) : '',
    identifications,
  }
}

/**
 * Possible sales of a sentence. Ambiguous parts are combined by activity, so that adults and
 * children are of the same one.
 */
function salesOf({ lines, ambiguous }: Reading): Extract<Option, { kind: 'sale' }>[] {
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

/** Records of a kind as the box shows them, with their number in all. */
export type FoundSection = Pick<FoundGroup, 'kind' | 'total' | 'totalIsCapped'> & {
  hits: readonly SearchHit[]
}

/**
 * Sections in order: those with an exact match, the understood sale, other matches; a partly
 * understood sale comes last.
 */
export function sectionsOf(
  reading: Reading | undefined,
  found: readonly FoundSection[],
): OptionSection[] {
  const sections = found.filter(({ hits }) => hits.length > 0)
  const named = sections.filter(isNamed).map(sectionOf)
  const others = sections.filter((section) => !isNamed(section)).map(sectionOf)
  const options = reading ? salesOf(reading) : []
  const sales: OptionSection[] = options.length > 0 ? [{ heading: 'sale', options }] : []
  return reading && isUnderstood(reading)
    ? [...named, ...sales, ...others]
    : [...named, ...others, ...sales]
}

const isNamed = ({ hits }: FoundSection) => hits.some(({ isExact }) => isExact)
const sectionOf = ({ kind, total, totalIsCapped, hits }: FoundSection): OptionSection => {
  const to = listOfKind[kind]
  const ordered = hits.toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
  return {
    heading: kind,
    options: [
      ...ordered.flatMap(waysTo),
      ...(to && total > hits.length
        ? [{ kind: 'all' as const, id: `all-${kind}`, to, total, isCapped: totalIsCapped }]
        : []),
    ],
  }
}

/** Selling to a client comes before opening their page. */
const waysTo = (record: SearchHit): Option[] => {
  const { kind, id } = record
  const opened: Option = { kind: 'record', id: `${kind}-${id}`, record }
  return kind === 'client' ? [{ kind: 'buyer', id: `buyer-${id}`, record }, opened] : [opened]
}

/** Whether a single word may be a scanned code or a number from a label. */
export const isCodeLike = (typed: string): boolean =>
  /^\S{4,}$/.test(typed) && /\d/.test(typed) && !typed.includes('@')

/** Whether an option can be taken. */
export const isOpen = (option: Option): boolean => option.kind !== 'sale' || option.isReady

/**
 * The option to take if Enter was pressed before the answer, by a scanner or a fast clerk: an exact
 * match, or the only possible sale.
 */
export function certainOf(options: readonly Option[], reading: Reading | undefined): Option | null {
  const [first] = options
  if (!first || !isOpen(first)) return null
  if (first.kind === 'buyer' || first.kind === 'record') return first.record.isExact ? first : null
  const sales = options.filter(({ kind }) => kind === 'sale')
  return reading && isUnderstood(reading) && sales.length === 1 ? first : null
}
