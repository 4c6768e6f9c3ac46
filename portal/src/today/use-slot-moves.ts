import { createContext, use, type DragEvent } from 'react'
import type { BoardActivity, BoardSlot, SlotClient } from './today.queries.ts'

type SlotDrop = {
  'data-drop'?: 'here'
  onDragOver?: (event: DragEvent) => void
  onDrop?: (event: DragEvent) => void
}
export type SlotMovesState = {
  /** The slot whose clients are shown; null where none is. */
  chosen: { activity: BoardActivity; slot: BoardSlot } | null
  choose: (slotId: string) => void
  /** A client under the pointer; null when it was let go. */
  drag: (client: SlotClient | null) => void
  dropOn: (slot: BoardSlot) => SlotDrop
  /** `at` names the time for who is told. */
  move: (client: SlotClient, to: { publicId: string; at: string }) => void
  /** Whose other day is chosen in a dialog. */
  chooseDay: (client: SlotClient) => void
  /** Where a dragged client is let go to choose another day. */
  dropOnDay: SlotDrop
  isMoving: boolean
  mayMove: boolean
  sendsTickets: boolean
  setSendsTickets: (sends: boolean) => void
}
export const SlotMovesContext = createContext<SlotMovesState | null>(null)

/** Whose clients the board shows, and how they go to another slot. */
export const useSlotMoves = (): SlotMovesState => use(SlotMovesContext)!
