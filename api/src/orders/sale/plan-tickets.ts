import { slotsByName } from '../../availability/public.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { localDateOf } from '../../platform/zoned-time.ts'
import type { CartItem, Times } from './planned-cart.ts'

/**
 * Slots of day tickets, seasons of passes, stocks of products: what has no time of its own to
 * choose names none.
 */
export async function planTickets(
  { db, now, actor: { tenantId, timeZone } }: Ctx,
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
    named.map(
      ({
        item: {
          key,
          type,
          place: { line, part },
        },
        name,
      }): [string, Times] => {
        const slot = name
          ? slots.find(
              (found) =>
                found.activity_id === name.activityId &&
                found.on_date === name.date &&
                found.begin_time === name.begin &&
                found.end_time === name.end,
            )
          : null
        if (slot === undefined) throw apiError('NotOnSale', { line, part, reason: 'noSuchSlot' })
        if (slot && slot.ends_at <= now) throw apiError('NotOnSale', { line, part, reason: 'over' })
        const season =
          type.valid_begins_at && type.valid_ends_at
            ? { begins_at: type.valid_begins_at, ends_at: type.valid_ends_at }
            : null
        const stock =
          type.stock_id === null
            ? null
            : {
                isTimed: false as const,
                resourceId: type.stock_id,
                left: type.stock_quantity! + type.stock_overbooked! - type.stock_taken!,
                at: null,
              }
        return [
          key,
          {
            title: type.title,
            slot,
            window: slot ?? season,
            begin: slot?.begin_time ?? null,
            end: slot?.end_time ?? null,
            rental: null,
            stay: null,
            takes: slot
              ? {
                  isTimed: false,
                  resourceId: slot.id,
                  left: slot.capacity - slot.taken,
                  at: slot.begins_at,
                }
              : stock,
          },
        ]
      },
    ),
  )
}

/** Only a day ticket has a slot; whatever else names one names something that is not there. */
function nameSlot({ asked, type, place: { line, part } }: CartItem, timeZone: string) {
  const { activationDateTimeUtc: at, timeslotBegin: begin, timeslotEnd: end } = asked
  const namesSlot = at !== undefined || begin !== undefined || end !== undefined
  const isDated = type.kind === 'daily_ticket' && type.scheduling !== 'Anytime'
  if (!namesSlot && isDated && type.scheduling === 'WithCalendar')
    throw apiError('NotOnSale', { line, part, reason: 'slotRequired' })
  if (namesSlot && (!isDated || !at || !begin || !end))
    throw apiError('NotOnSale', { line, part, reason: 'noSuchSlot' })
  return namesSlot
    ? {
        activityId: type.activity_id!,
        date: localDateOf(at!, timeZone),
        begin: `${begin}:00`,
        end: `${end}:00`,
      }
    : null
}
