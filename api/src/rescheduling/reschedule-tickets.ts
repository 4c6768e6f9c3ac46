import * as contract from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertNotPast, findRequestedTickets } from './read-request.ts'
import { beginRescheduling } from './start-rescheduling.ts'

/** Reschedules tickets of either form: by their ids, or all of some items in a part of a day. */
export const rescheduleTickets = handle(contract.rescheduleTickets, async (ctx, { body }) => {
  const found = await findRequestedTickets(ctx, body)
  assertNotPast(found, body, ctx)
  return beginRescheduling(ctx, {
    ...found,
    reason: (body.reason ?? body.reschedulationReason)!,
    closesSlots: body.closesSlots ?? found.lost !== null,
  })
})
/** The same handler under its other path. */
export const makeReschedulable = handle(contract.makeReschedulable, rescheduleTickets.run)
