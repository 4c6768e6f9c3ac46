import type { CartLine, PartChoice } from '@guichet/contract/orders/sale/cart.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { z } from 'zod'
import type { Sellable } from '../../activities/public.ts'
import type { Slot } from '../../availability/public.ts'
import type { Business } from '../../businesses/public.ts'
import type { AskedForm } from '../../forms/public.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Ctx } from '../../platform/contexts.ts'
import type { PricedCart } from '../../pricing/public.ts'
import type { CartRebates } from '../../rebates/public.ts'

/** What planning reads of a call: a client by a link plans too, and is nobody of the business. */
export type PlanningCtx = Pick<Ctx, 'db' | 'now' | 'language'> & {
  actor: Pick<Ctx['actor'], 'tenantId' | 'timeZone'>
}
/** What writing a sale reads of a call: long work writes sales too, in the name of whoever began it. */
export type SellingCtx = Pick<Ctx, 'db' | 'now'> & {
  actor: Pick<Actor, 'tenantId' | 'accountId' | 'scopes'>
}
type Chosen = z.input<typeof PartChoice>
/**
 * A line of the request: `tickets.2`, its part `tickets.2.parts.1`, its accessory
 * `tickets.2.accessories.0`.
 */
export type Place = { line: number; part: number | null; field: string }
/**
 * One thing of a cart before its times are known. `grossCents` is what each piece costs; a
 * package's own pieces cost 0, its parts hold the shares.
 */
export type CartItem = {
  key: string
  place: Place
  type: Sellable
  asked: Chosen
  quantity: number
  unitCents: number | null
  grossCents: number[]
  parent: {
    key: string
    as: 'part' | 'accessory'
    /** Pieces for each piece of the parent, for parts; accessories hang on the pieces in turn. */
    each: number
  } | null
  /** A stay within a package lasts as long as the package says. */
  nights: number | null
}
/** What each piece takes of something limited. */
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
/** `window`: when its tickets open a gate, null for any time. */
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
  /** What is asked of whoever buys it. */
  forms: readonly AskedForm[]
  priced: PricedCart
  rebates: CartRebates
}
export type AskedLine = z.input<typeof CartLine>
