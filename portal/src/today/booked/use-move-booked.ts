import { notifyUndoable } from '../../kit/layout/undo-notice.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { bookedMessages } from './booked.messages.ts'
import { useMoveStay, useMoveTime, useSizeBooked } from './booked.queries.ts'
import type { BookedTicket, BookedKind, Place } from './booked.rules.ts'

/** Moves a booking. No email is sent, so a move can always be undone by moving back. */
export function useMoveBooked(kind: BookedKind, whoOf: (block: BookedTicket) => string) {
  const messages = useMessages(bookedMessages)
  const localized = useLocalized()
  const [size, stay] = [useSizeBooked(), useMoveStay()]
  const send = (
    { id, version, isSizeOpen }: Pick<BookedTicket, 'id' | 'version' | 'isSizeOpen'>,
    placeId: string,
    onSuccess: (moved: { version: number }) => void,
  ) =>
    kind === 'rentals'
      ? size.mutate(
          {
            params: { unitId: id },
            body: { version, specificationPublicId: placeId, staysOpen: isSizeOpen },
          },
          { onSuccess },
        )
      : stay.mutate(
          { params: { id }, body: { version, lodgingTypePublicId: placeId } },
          { onSuccess },
        )
  const move = (block: BookedTicket, to: Place) =>
    send(block, to.id, ({ version }) =>
      notifyUndoable({
        title: messages.moved(whoOf(block), localized(to.name)),
        onUndo: () => send({ ...block, version }, block.placeId, () => {}),
      }),
    )
  return { move, isMoving: size.isPending || stay.isPending }
}

export type BeginToTake = {
  ticketPublicId: string
  ticketVersion: number
  beginDateTimeUtc: string
  beginTime: string
}
/** Moves equipment to another start time; undoing restores the code that the client has. */
export function useMoveBegin(whoOf: (block: BookedTicket) => string) {
  const messages = useMessages(bookedMessages)
  const [go, undo] = [useMoveTime(), useMoveTime()]
  const move = (block: BookedTicket, to: BeginToTake) =>
    go.mutate(
      {
        body: {
          tickets: [{ publicId: to.ticketPublicId, version: to.ticketVersion }],
          beginDateTimeUtc: to.beginDateTimeUtc,
        },
      },
      {
        onSuccess: ({ tickets }) =>
          notifyUndoable({
            title: messages.moved(whoOf(block), to.beginTime),
            onUndo: () =>
              undo.mutate({
                body: {
                  tickets: tickets.map(({ publicId, version }) => ({ publicId, version })),
                  beginDateTimeUtc: block.begin,
                  isUndone: true,
                },
              }),
          }),
      },
    )
  return { move, isMoving: go.isPending || undo.isPending }
}
