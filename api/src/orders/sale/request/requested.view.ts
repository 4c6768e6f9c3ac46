import { toDollars } from '@guichet/contract/money.ts'
import { mostPerLine } from '@guichet/contract/orders/sale/cart.ts'
import type { RequestedLine } from '@guichet/contract/orders/sale/read-request.ts'
import type { z } from 'zod'
import {
  stockLeft,
  viewIdentifications,
  whyNotSold,
  type Sellable,
} from '../../../activities/public.ts'
import { viewSlot, type Slot } from '../../../availability/public.ts'
import type { ReadLine } from './read-request.rules.ts'
import { requestedSlot, type RequestedState } from './requested-slot.rules.ts'

type Line = Pick<ReadLine, 'quantity' | 'date' | 'time'>
type Around = { now: string; day: string; slots: readonly Slot[]; places: number }
/** Kinds for which a sentence cannot hold every choice. */
const chosenLater = new Set<string>(['equipment_rental', 'lodging', 'package'])

/**
 * Whether a ticket needs a slot; a ticket that is also sold for any time, only when a date or time
 * is requested.
 */
export const hasSlot = (
  { kind, scheduling }: Pick<Sellable, 'kind' | 'scheduling'>,
  { date, time }: Pick<ReadLine, 'date' | 'time'>,
): boolean =>
  kind === 'daily_ticket' &&
  (scheduling === 'WithCalendar' ||
    (scheduling === 'WithCalendarOrAnytime' && (date !== null || time !== null)))

export function viewRequested(
  type: Sellable,
  line: Line,
  { now, day, slots, places }: Around,
): z.output<typeof RequestedLine> {
  const quantity = Math.min(line.quantity, mostPerLine)
  const isDated = hasSlot(type, line)
  const { slot, state } = stateOf(type, line, { now, slots, places })
  return {
    productId: type.id,
    kind: type.kind,
    title: type.title,
    price: toDollars(type.price_cents),
    identifications: viewIdentifications(type.identifications),
    activityPublicId: type.activity_id,
    categoryTitle: type.category_title,
    quantity,
    askedQuantity: line.quantity,
    state,
    date: isDated ? day : null,
    slot: slot && viewSlot(slot, { now, quantity, ofDay: slots }),
    remaining: stockLeft(type),
  }
}

function stateOf(
  type: Sellable,
  line: Line,
  { now, slots, places }: Omit<Around, 'day'>,
): { slot: Slot | null; state: RequestedState } {
  if (whyNotSold(type, now) !== null) return { slot: null, state: 'notOffered' }
  if (chosenLater.has(type.kind)) return { slot: null, state: 'toChoose' }
  if (hasSlot(type, line)) return requestedSlot(slots, { time: line.time, places, now })
  const left = stockLeft(type)
  const isEnough = left === null || left >= line.quantity
  return { slot: null, state: isEnough ? 'ready' : 'soldOut' }
}
