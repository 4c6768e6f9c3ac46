import type {
  makeReschedulable as makeWire,
  rescheduleTickets as wire,
} from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import type { Deed } from '../platform/mount.ts'
import { findAsked } from './asked.ts'
import { beginRescheduling } from './start-rescheduling.ts'

/** Either form: tickets by their ids, or whatever items have in a part of a day. */
export const rescheduleTickets: Deed<typeof wire> = async (ctx, { body }) => {
  const found = await findAsked(ctx, body)
  return beginRescheduling(ctx, {
    ...found,
    reason: (body.reason ?? body.reschedulationReason)!,
    closesSlots: body.closesSlots ?? found.lost !== null,
  })
}
/** The same by its other path. */
export const makeReschedulable: Deed<typeof makeWire> = (ctx, input) =>
  rescheduleTickets(ctx, input)
