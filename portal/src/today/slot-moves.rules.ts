import type { BoardActivity, BoardSlot, SlotClient } from './today.queries.ts'

/** Tickets of a client that may be moved to another slot. */
export const movableOf = ({ tickets }: SlotClient): SlotClient['tickets'] =>
  tickets.filter((ticket) => ticket.whyNotMoved === null)

/** A client with only the tickets that move. */
export const partOf = (client: SlotClient, staying: ReadonlySet<string>): SlotClient => ({
  ...client,
  tickets: client.tickets.filter(({ publicId }) => !staying.has(publicId)),
})

/** Whether a slot has room for so many more; the server checks again. */
export const hasRoomFor = (slot: BoardSlot, count: number): boolean =>
  slot.isAvailable && slot.free >= count

/** Possible targets on the same day: the other slots of the activity. */
export const otherSlots = (activity: BoardActivity, from: string): BoardSlot[] =>
  activity.slots.filter(({ publicId }) => publicId !== from)

/** Tickets of a client by type, as text. */
export const countsOf = (
  { tickets }: SlotClient,
  localized: (text: SlotClient['tickets'][number]['title']) => string,
): string =>
  [...Map.groupBy(tickets, ({ title }) => localized(title))]
    .map(([title, same]) => (same.length > 1 ? `${same.length} × ${title}` : title))
    .join(', ')
