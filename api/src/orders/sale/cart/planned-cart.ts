import type { CartLine, PartChoice } from '@guichet/contract/orders/sale/cart.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { z } from 'zod'
import type { Sellable } from '../../../activities/public.ts'
import type { Slot } from '../../../availability/public.ts'
import type { Business } from '../../../businesses/public.ts'
import type { ApplicableForm } from '../../../forms/public.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import type { PricedCart } from '../../../pricing/public.ts'
import type { CartRebates } from '../../../rebates/public.ts'

/** Fields of a call that planning reads: a client with a link plans too, without being staff. */
export type PlanningCtx = Pick<Ctx, 'db' | 'now' | 'language' | 'tenantId' | 'timeZone'>
/**
 * Fields of a call that writing a sale reads: background jobs write sales too, for the person who
 * started them.
 */
export type SellingCtx = Pick<Ctx, 'db' | 'now' | 'tenantId' | 'accountId'> & {
  actor: Pick<Actor, 'accountId' | 'kind'>
}
type PartRequest = z.input<typeof PartChoice>
/**
 * Path of a line in the request: `tickets.2`, its part `tickets.2.parts.1`, its accessory
 * `tickets.2.accessories.0`.
 */
export type Place = { line: number; part: number | null; field: string }
/**
 * An item of a cart before its times are known. `unitCents` is the price of a unit; the units of a
 * package cost 0, as its parts have the shares.
 */
export type CartItem = {
  key: string
  place: Place
  type: Sellable
  asked: PartRequest
  quantity: number
  unitCents: number | null
  grossCents: number[]
  parent: {
    key: string
    as: 'part' | 'accessory'
    /**
     * Number of units per unit of the parent, for parts; accessories are assigned to the rentals in
     * turn.
     */
    each: number
  } | null
  /** Number of nights of a booking within a package, which the package sets. */
  nights: number | null
}
/** Limited resource that each unit takes. */
export type Takes =
  | { isTimed: false; resourceId: string; left: number; at: string | null }
  | { isTimed: true; resourceId: string; beginsAt: string; endsAt: string }
type RentalTime = {
  sizeId: string
  beginsAt: string
  endsAt: string
  isBeginCustom: boolean
}
export type Stay = { checkIn: string; checkOut: string; persons: number }
/** `window`: valid time of its tickets, null for any time. */
export type Times = {
  title: Bilingual
  window: { begins_at: string; ends_at: string } | null
  begin: string | null
  end: string | null
  slot: Slot | null
  rental: RentalTime | null
  stay: Stay | null
  takes: Takes | null
}
export type PlannedLine = CartItem & Times & { unitCents: number }
export type PlannedCart = {
  business: Business
  today: string
  lines: PlannedLine[]
  /** Forms that the buyer fills in. */
  forms: readonly ApplicableForm[]
  priced: PricedCart
  rebates: CartRebates
}
export type LineRequest = z.input<typeof CartLine>
