import type { Sellable } from '../../../activities/public.ts'
import { slotsByName, type Slot } from '../../../availability/public.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import { requestedDay, localDateTimeOf } from '../../../platform/values/zoned-time.ts'
import type { CartItem, PlanningCtx, Takes, Times } from './planned-cart.ts'

type SlotName = Parameters<typeof slotsByName>[2][number]

/**
 * Plans slots of day tickets, seasons of passes and stocks of products. A product without a time to
 * choose must not name a slot.
 */
export async function planTickets(
  { db, now, tenantId, timeZone }: PlanningCtx,
  items: CartItem[],
): Promise<Map<string, Times>> {
  const named = items
    .filter(({ type }) => !['equipment_rental', 'accessory_rental', 'lodging'].includes(type.kind))
    .map((item) => ({ item, name: nameSlot(item, timeZone) }))
  const slots = await slotsByName(
    db,
    tenantId,
    named.flatMap(({ name }) => name ?? []),
  )
  return new Map(
    named.map(({ item, name }): [string, Times] => {
      const slot = name ? slotOf(item, slots.find(isCalled(name)), now) : null
      return [
        item.key,
        {
          title: item.type.title,
          slot,
          window: slot ?? seasonOf(item.type),
          begin: slot?.begin_time ?? null,
          end: slot?.end_time ?? null,
          rental: null,
          stay: null,
          takes: slot ? placesOf(slot) : stockOf(item.type),
        },
      ]
    }),
  )
}

const isCalled = (name: SlotName) => (slot: Slot) =>
  slot.activity_id === name.activityId &&
  slot.on_date === name.date &&
  slot.begin_time === name.begin &&
  slot.end_time === name.end

/** @throws NotOnSale when the slot does not exist or is over */
function slotOf({ place: { line, part } }: CartItem, found: Slot | undefined, now: string): Slot {
  if (!found) throw apiError('NotOnSale', { line, part, reason: 'noSuchSlot' })
  if (found.ends_at <= now) throw apiError('NotOnSale', { line, part, reason: 'over' })
  return found
}

const seasonOf = ({ valid_begins_at, valid_ends_at }: Sellable): Times['window'] =>
  valid_begins_at && valid_ends_at ? { begins_at: valid_begins_at, ends_at: valid_ends_at } : null

const placesOf = (slot: Slot): Takes => ({
  isTimed: false,
  resourceId: slot.id,
  left: slot.capacity - slot.taken,
  at: slot.begins_at,
})

const stockOf = (type: Sellable): Takes | null =>
  type.stock_id === null
    ? null
    : {
        isTimed: false,
        resourceId: type.stock_id,
        left: type.stock_quantity! + type.stock_overbooked! - type.stock_taken!,
        at: null,
      }

/** Reads the slot of a day ticket; another product that names a slot is rejected. */
function nameSlot(
  { asked, type, place: { line, part } }: CartItem,
  timeZone: string,
): SlotName | null {
  const { activationDateTimeUtc: at, timeslotBegin: begin, timeslotEnd: end } = asked
  const namesSlot = [at, begin, end].some((sent) => sent !== undefined)
  const isDated = type.kind === 'daily_ticket' && type.scheduling !== 'Anytime'
  if (!namesSlot && isDated && type.scheduling === 'WithCalendar')
    throw apiError('NotOnSale', { line, part, reason: 'slotRequired' })
  if (namesSlot && (!isDated || !at || !begin || !end))
    throw apiError('NotOnSale', { line, part, reason: 'noSuchSlot' })
  return namesSlot
    ? {
        activityId: type.activity_id!,
        date: slotDay(at!, begin!, timeZone),
        begin: `${begin}:00`,
        end: `${end}:00`,
      }
    : null
}

/**
 * Local date of the slot that a request names. When the local hour of the instant is that of the
 * slot, it is the local date, for example for 19:00 in Québec, which is midnight in UTC; otherwise
 * it is the date that `requestedDay` derives from the instant.
 */
const slotDay = (at: string, begin: string, timeZone: string): string => {
  const local = localDateTimeOf(at, timeZone)
  return local.slice(11, 16) === begin ? local.slice(0, 10) : requestedDay(at, timeZone)
}
