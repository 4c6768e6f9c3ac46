import { createContext, use, type DragEvent } from 'react'
import type { BoardActivity, BoardSlot, SlotClient } from './today.queries.ts'

type SlotDrop = {
  'data-drop'?: 'here'
  onDragOver?: (event: DragEvent) => void
  onDrop?: (event: DragEvent) => void
}
export type SlotMovesState = {
  /** The slot whose clients are shown; null for none. */
  chosen: { activity: BoardActivity; slot: BoardSlot } | null
  choose: (slotId: string) => void
  /** The dragged client; null once dropped. */
  drag: (client: SlotClient | null) => void
  dropOn: (slot: BoardSlot) => SlotDrop
  /** `at`: time shown in the notification. */
  move: (client: SlotClient, to: { publicId: string; at: string }) => void
  /** Opens the dialog to choose another day. */
  chooseDay: (client: SlotClient) => void
  /** Drop target that opens the dialog for another day. */
  dropOnDay: SlotDrop
  isMoving: boolean
  mayMove: boolean
  sendsTickets: boolean
  setSendsTickets: (sends: boolean) => void
}
export const SlotMovesContext = createContext<SlotMovesState | null>(null)

/** The slot whose clients the board shows, and functions to move them. */
export const useSlotMoves = (): SlotMovesState => use(SlotMovesContext)!
