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
  move: (client: SlotClient, to: BoardSlot) => void
  isMoving: boolean
  mayMove: boolean
  sendsTickets: boolean
  setSendsTickets: (sends: boolean) => void
}
export const SlotMovesContext = createContext<SlotMovesState | null>(null)

/** Whose clients the board shows, and how they go to another slot. */
export const useSlotMoves = (): SlotMovesState => use(SlotMovesContext)!
