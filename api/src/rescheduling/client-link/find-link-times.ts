import * as contract from '@guichet/contract/rescheduling/read-link.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { firstOf } from '../../platform/values/must.ts'
import { freeDaysOf } from '../free-days.ts'
import { byLink, ticketsOfLink, type LinkDeps } from './link-ctx.ts'
import { groupOf } from './link.view.ts'

/**
 * Returns times with places for all named tickets together; these must be of one kind, for slots or
 * begins.
 */
export const findLinkTimes = (deps: LinkDeps) =>
  handle(contract.findLinkTimes, (ctx, { body }) =>
    byLink(deps, ctx, { token: body.token, mode: 'read' }, async (link) => {
      const rows = ticketsOfLink(link, body.ticketPublicIds)
      const group = groupOf(firstOf(rows))
      if (rows.some((row) => groupOf(row) !== group)) throw apiError('NotFound')
      return freeDaysOf(link, rows, body.from)
    }),
  )
