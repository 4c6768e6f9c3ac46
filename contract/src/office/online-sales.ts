import { z } from 'zod'
import { saleStates } from '../catalogue-sale.ts'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Choice, Id, Integer, TenantId, Unique, Version } from '../primitives.ts'
import { mostPiecesHeld } from './carts.ts'
import { offerKinds } from './offers.ts'

const dayMinutes = 24 * 60
const rule = {
  kind: Choice(offerKinds),
  /** Id of the activity, category, package or product. */
  publicId: Id,
  isSoldOnline: z.boolean('type'),
  /**
   * Minutes from the begin of a slot until which visitors buy it, negative before it; null until
   * half of the slot is over.
   */
  untilMinutes: Integer(-7 * dayMinutes, dayMinutes).nullable(),
  /** Most pieces of an order; null for no limit of its own. */
  mostPieces: Integer(1, mostPiecesHeld).nullable(),
}
/** How the public office sells an offer. Offers without a rule are sold online. */
export const OnlineRule = z.strictObject(rule)
export type OnlineRule = z.output<typeof OnlineRule>

const minutesBefore = Integer(0, 90 * dayMinutes).nullable()
/**
 * Changes that buyers make by themselves, until so many minutes before the begin of their visit;
 * null where they may not.
 */
export const BuyerChanges = z.strictObject({
  /** Another time for their tickets, at the same price. */
  moveMinutesBefore: minutesBefore,
  /** Cancellation of the whole order, which is refunded. */
  cancelMinutesBefore: minutesBefore,
})
export type BuyerChanges = z.output<typeof BuyerChanges>
export const noChanges: BuyerChanges = { moveMinutesBefore: null, cancelMinutesBefore: null }

const OnlineSalesForm = z.strictObject({
  version: Version,
  /** Without it buyers change nothing by themselves. */
  changes: BuyerChanges.default(noChanges),
  items: Unique(z.array(OnlineRule, 'type').max(2000, 'maxItems:2000'), (entry) => {
    const { kind, publicId } = entry as { kind: string; publicId: string }
    return `${kind}.${publicId}`
  }),
})
const OnlineSales = z.strictObject({
  version: z.int(),
  changes: BuyerChanges,
  /** All offers of the catalogue by kind, in the order of the public page. */
  items: z.array(z.strictObject({ ...rule, name: Bilingual, state: z.enum(saleStates) })),
})

export const getOnlineSales = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/profile/:id/onlinesales',
  summary: 'Get how the public office sells each offer of the catalogue',
  access: 'MyTicketing',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: OnlineSales,
  problems: [],
})
export const saveOnlineSales = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/profile/:id/onlinesales',
  summary:
    'Save which offers the public office sells, until when, at most how many pieces, and what buyers change by themselves; offers that are not sent have no rule',
  access: 'MyTicketing',
  effect: 'write',
  params: z.object({ id: TenantId }),
  body: OnlineSalesForm,
  reply: OnlineSales,
  problems: ['StaleVersion'],
})
