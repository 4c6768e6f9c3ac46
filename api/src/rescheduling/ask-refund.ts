import * as contract from '@guichet/contract/rescheduling/read-link.ts'
import { handle } from '../platform/http/contexts.ts'
import { byLink, ticketsOfLink, type LinkDeps } from './client-link/link-ctx.ts'
import { mayChoose, viewLink } from './client-link/link.view.ts'
import { markAnswered } from './lost-tickets.db.ts'

/**
 * Records the request on the tracking page and in the order's history; a clerk decides about the
 * refund. A repeated request is recorded once.
 */
export const askRefund = (deps: LinkDeps) =>
  handle(contract.askRefund, (ctx, { body }) =>
    byLink(deps, ctx, { token: body.token, mode: 'write' }, async (link) => {
      const asked = ticketsOfLink(link, body.ticketPublicIds).filter(
        (row) => mayChoose(row) && row.answer === null,
      )
      if (asked.length)
        await markAnswered(
          link.db,
          link.tenantId,
          asked.map((row) => row.id),
          { answer: 'refundAsked', now: link.now, accountId: null },
        )
      for (const row of asked)
        await link.audit('ticket.refund_asked', 'ticket', row.id, {
          facts: { reschedulingId: link.rescheduling.id },
        })
      return viewLink(link)
    }),
  )
