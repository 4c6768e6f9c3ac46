import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { notifySuccess } from '../kit/layout/notify.tsx'
import { notifyUndoable } from '../kit/layout/undo-notice.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { hasRoomFor, movableOf } from './slot-moves.rules.ts'
import { todayMessages } from './today.messages.ts'
import { useMoveClients, type BoardSlot, type DayBoard, type SlotClient } from './today.queries.ts'
import { SlotMovesContext } from './use-slot-moves.ts'

const AnotherDay = lazyPart(() => import('./another-day.tsx'), 'AnotherDay')
type Props = {
  board: DayBoard
  chosen: string
  onChoose: (slotId: string) => void
  children: ReactNode
}

/**
 * Shared state of the slots and the client list: the chosen slot, the dragged client, the pending
 * move.
 */
export function SlotMoves({ board, chosen, onChoose, children }: Props) {
  const [dragged, drag] = useState<SlotClient | null>(null)
  const [leaving, setLeaving] = useState<SlotClient | null>(null)
  const [sendsTickets, setSendsTickets] = useState(false)
  const business = useBusiness()
  const mayMove = mayOpen(business, 'Rescheduling') || mayOpen(business, 'Orders')
  const found = chosenOf(board, chosen)
  const { move, isMoving } = useMove(chosen, sendsTickets)
  const isTarget = (slot: BoardSlot) =>
    dragged !== null &&
    slot.publicId !== chosen &&
    found!.activity.slots.includes(slot) &&
    hasRoomFor(slot, movableOf(dragged).length)
  const dropping = (onDrop: (client: SlotClient) => void) => ({
    'data-drop': 'here' as const,
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      drag(null)
      onDrop(dragged!)
    },
  })
  const dropOn = (slot: BoardSlot) =>
    isTarget(slot) ? dropping((client) => move(client, { ...slot, at: slot.beginTime })) : {}
  return (
    <SlotMovesContext
      value={{
        chosen: found,
        choose: onChoose,
        drag: mayMove ? drag : () => {},
        dropOn,
        move,
        chooseDay: setLeaving,
        dropOnDay: dragged ? dropping(setLeaving) : {},
        isMoving,
        mayMove,
        sendsTickets,
        setSendsTickets,
      }}
    >
      {children}
      {leaving && found && (
        <AnotherDay
          client={leaving}
          activity={found.activity}
          date={board.date}
          onMove={(to) => {
            setLeaving(null)
            move(leaving, to)
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </SlotMovesContext>
  )
}

function chosenOf({ activities }: DayBoard, slotId: string) {
  for (const activity of activities)
    for (const slot of activity.slots) if (slot.publicId === slotId) return { activity, slot }
  return null
}

/** A move without an email can be undone, which restores the code that the client has. */
function useMove(from: string, sendsTickets: boolean) {
  const messages = useMessages(todayMessages)
  const latestMove = useRef<{ title: string; isSent: boolean; from: string }>(null)
  const undo = useMoveClients(() => {})
  const command = useMoveClients(({ tickets }) => {
    const { title, isSent, from: slotPublicId } = latestMove.current!
    if (isSent) notifySuccess(title)
    else
      notifyUndoable({
        title,
        onUndo: () =>
          undo.mutate({
            body: {
              tickets: tickets.map(({ publicId, version }) => ({ publicId, version })),
              slotPublicId,
              isUndone: true,
            },
          }),
      })
  })
  const move = (client: SlotClient, to: { publicId: string; at: string }) => {
    const isSent = sendsTickets && client.hasEmail
    latestMove.current = {
      title: messages.moved(client.name ?? messages.anonymous, to.at),
      isSent,
      from,
    }
    command.mutate({
      body: {
        tickets: movableOf(client).map(({ publicId, version }) => ({ publicId, version })),
        slotPublicId: to.publicId,
        ...(isSent && { sendsTickets: true }),
      },
    })
  }
  return { move, isMoving: command.isPending || undo.isPending }
}
