import type { Reply } from '@guichet/contract/endpoint.ts'
import type { readRequest } from '@guichet/contract/orders/sale/read-request.ts'
import { atSlot, keyOf, whenSlot, type CartLine, type Chosen } from '../../../domain/cart.rules.ts'
import type { Found } from '../../../domain/found.view.ts'

export type Reading = Reply<typeof readRequest>
export type RequestedLine = Reading['lines'][number]
/** What Enter may take: lines or the client for the cart, or a record to open. */
export type Option =
  | { kind: 'sale'; id: string; lines: readonly RequestedLine[]; isReady: boolean }
  | { kind: 'buyer'; id: string; record: Found }
  | { kind: 'record'; id: string; record: Found }

/** A line as the cart has it. */
export function cartLineOf(line: RequestedLine): CartLine {
  const { productId, kind, title, quantity, slot, date, identifications } = line
  const chosen: Chosen = slot ? atSlot(slot) : {}
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
 * The sales that a sentence may mean. Where parts of it mean one of several things, they go
 * together by their activity: adults and children of the same one.
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

/** Whether a sentence was understood whole: nothing needs to be searched for it. */
export const isUnderstood = ({ lines, ambiguous, unclear }: Reading): boolean =>
  lines.length + ambiguous.length > 0 && unclear.length === 0

/**
 * What the words name exactly comes first, then what was understood of them, then what has them
 * among others; a sale with words that were not understood comes last. A client is sold to before
 * their page is opened.
 */
export function optionsOf(reading: Reading | undefined, found: readonly Found[]): Option[] {
  const exact = found.filter(({ isExact }) => isExact).flatMap(waysTo)
  const others = found.filter(({ isExact }) => !isExact).flatMap(waysTo)
  const sales = reading ? salesOf(reading) : []
  return reading && isUnderstood(reading)
    ? [...exact, ...sales, ...others]
    : [...exact, ...others, ...sales]
}

const waysTo = (record: Found): Option[] => {
  const { kind, id } = record
  const opened: Option = { kind: 'record', id: `${kind}-${id}`, record }
  return kind === 'client' ? [{ kind: 'buyer', id: `buyer-${id}`, record }, opened] : [opened]
}

/** Whether a single word may have been scanned or read off a label. */
export const isCodeLike = (typed: string): boolean =>
  /^\S{4,}$/.test(typed) && /\d/.test(typed) && !typed.includes('@')

/** Whether an option can be taken at all. */
export const isOpen = (option: Option): boolean => option.kind !== 'sale' || option.isReady

/**
 * What a scanner or a hasty clerk means, who presses Enter before the answer is there: what the
 * words name, or the only sale that they can mean.
 */
export function certainOf(options: readonly Option[], reading: Reading | undefined): Option | null {
  const [first] = options
  if (!first || !isOpen(first)) return null
  if (first.kind !== 'sale') return first.record.isExact ? first : null
  const sales = options.filter(({ kind }) => kind === 'sale')
  return reading && isUnderstood(reading) && sales.length === 1 ? first : null
}
