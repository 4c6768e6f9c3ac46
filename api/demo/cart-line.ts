import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { ActivityPlan, PassPlan } from './kinds-of-business.ts'

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
 * What a line takes of: a slot or a stock; `taken` is counted while the orders are made and written
 * at the end.
 */
type Counted = { id: string; taken: number }
/** A picture of somebody who holds a pass. */
export type PassFace = { fileId: string; url: string }
export type CartLine = {
  kind: Kind
  category: Bilingual | null
  type: TicketType
  quantity: number
  slot: Slot | null
  counted: Counted | null
  /** When a pass opens the gate, and who it asks for. */
  season: { beginsMs: number; endsMs: number } | null
  holders: PassPlan['holders']
  /** When a rental or a stay begins and ends, and how long its piece is away. */
  window?: { beginsMs: number; endsMs: number }
  timed?: { resourceId: string; beginsMs: number; endsMs: number }
  /** One that is late is out still, however long its time is over. */
  rental?: { sizeId: string; isLate?: boolean }
  /** The pictures of the holders of a pass, first holder first. */
  faces?: readonly PassFace[]
  stay?: {
    typeId: string
    checkIn: string
    checkOut: string
    persons: number
    checkInTime: string
    checkOutTime: string
  }
  /** The package or the rental that it belongs to, by its place in the cart. */
  parent?: { place: number; as: 'part' | 'accessory'; each: number }
  /** Where it differs from the price of its type: what a line says, and what each piece costs. */
  cents?: number
  grossCents?: readonly number[]
}
