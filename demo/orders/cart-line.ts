import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { ActivityPlan, PassPlan } from '../businesses/kinds-of-business.ts'

export type TicketType = { id: string; title: Bilingual; cents: number }
export type Activity = {
  id: string
  categoryId: string
  plan: ActivityPlan
  types: readonly TicketType[]
}
export type Slot = {
  id: string
  date: string
  begin: string
  end: string
  beginsMs: number
  endsMs: number
  quantity: number
  taken: number
}

/**
 * The slot or stock that a line uses; `taken` is counted while orders are made, and written at the
 * end.
 */
type ResourceUse = { id: string; taken: number }
/** Picture of the holder of a pass. */
export type PassFace = { fileId: string; url: string }
export type CartLine = {
  kind: Kind
  category: Bilingual | null
  type: TicketType
  quantity: number
  slot: Slot | null
  counted: ResourceUse | null
  /** Validity of a pass, and the holders that it requires. */
  season: { beginsMs: number; endsMs: number } | null
  holders: PassPlan['holders']
  /** Start and end of a rental or a stay, and of the time for which its piece is unavailable. */
  window?: { beginsMs: number; endsMs: number }
  timed?: { resourceId: string; beginsMs: number; endsMs: number }
  /** A late rental is still out after its end. */
  rental?: { sizeId: string; isLate?: boolean }
  /** Pictures of the holders of a pass, in order. */
  faces?: readonly PassFace[]
  stay?: {
    typeId: string
    checkIn: string
    checkOut: string
    persons: number
    checkInTime: string
    checkOutTime: string
  }
  /** Package or rental that the line belongs to, by its index in the cart. */
  parent?: { place: number; as: 'part' | 'accessory'; each: number }
  /**
   * Set when the amounts differ from the price of the type: total of the line, and gross price per
   * piece.
   */
  cents?: number
  grossCents?: readonly number[]
}
