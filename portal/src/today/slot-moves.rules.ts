import type { BoardActivity, BoardSlot, SlotClient } from './today.queries.ts'

/** The tickets of a client that may go to another slot. */
export const movableOf = ({ tickets }: SlotClient): SlotClient['tickets'] =>
  tickets.filter((ticket) => ticket.whyNotMoved === null)

/** A client with those of their tickets that are to go: the others stay where they are. */
export const partOf = (client: SlotClient, staying: ReadonlySet<string>): SlotClient => ({
  ...client,
  tickets: client.tickets.filter(({ publicId }) => !staying.has(publicId)),
})

/** Whether so many more have a place in a slot; the server decides once more. */
export const hasRoomFor = (slot: BoardSlot, count: number): boolean =>
  slot.isAvailable && slot.free >= count

/** Where the clients of a slot can go on its day: the other slots of its activity. */
export const otherSlots = (activity: BoardActivity, from: string): BoardSlot[] =>
  activity.slots.filter(({ publicId }) => publicId !== from)

/** What the tickets of a client are, each type once. */
export const countsOf = (
  { tickets }: SlotClient,
  localized: (text: SlotClient['tickets'][number]['title']) => string,
): string =>
  [...Map.groupBy(tickets, ({ title }) => localized(title))]
    .map(([title, same]) => (same.length > 1 ? `${same.length} × ${title}` : title))
    .join(', ')
