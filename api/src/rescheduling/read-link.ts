import type {
  askRefund as askEndpoint,
  readLink as readEndpoint,
} from '@guichet/contract/rescheduling/client-link.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { byLink, type LinkCtx, type LinkDeps } from './link-ctx.ts'
import { mayChoose, viewLink } from './link.view.ts'
import { markAnswered } from './lost-tickets.db.ts'

/** The named tickets, which must be of this link. @throws NotFound */
export const ticketsOfLink = ({ tickets }: LinkCtx, ids: readonly string[]) =>
  ids.map((id) => {
    const row = tickets.find((ticket) => ticket.id === id)
    if (!row) throw apiError('NotFound')
    return row
  })

export const readLink =
  (deps: LinkDeps): Handler<typeof readEndpoint> =>
  (ctx, { body }) =>
    byLink(deps, ctx, { token: body.token, mode: 'read' }, viewLink)

/**
 * The wish stands on the board and in the order's history; money moves when a clerk says so. Asked
 * twice it is one wish.
 */
export const askRefund =
  (deps: LinkDeps): Handler<typeof askEndpoint> =>
  (ctx, { body }) =>
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
    })
