import { findLostItems as findLostItemsEndpoint } from '@guichet/contract/rescheduling/find-lost-items.ts'
import {
  findReschedulings as findReschedulingsEndpoint,
  getRescheduling as getReschedulingEndpoint,
} from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { getFutureTickets as getFutureTicketsEndpoint } from '@guichet/contract/rescheduling/get-future-tickets.ts'
import { moveTicket as moveTicketEndpoint } from '@guichet/contract/rescheduling/move-ticket.ts'
import {
  askRefund as askRefundEndpoint,
  chooseTimes as chooseTimesEndpoint,
  findLinkTimes as findLinkTimesEndpoint,
  readLink as readLinkEndpoint,
} from '@guichet/contract/rescheduling/read-link.ts'
import { remindClient as remindClientEndpoint } from '@guichet/contract/rescheduling/remind-client.ts'
import {
  makeReschedulable as makeReschedulableEndpoint,
  previewRescheduling as previewReschedulingEndpoint,
  rescheduleTickets as rescheduleTicketsEndpoint,
} from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import type pg from 'pg'
import type { EmailDrawer } from '../mail/public.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { throttle } from '../sign-in/public.ts'
import { askRefund } from './ask-refund.ts'
import { chooseTimes } from './choose-times.ts'
import type { ClientLinks } from './client-link/client-links.ts'
import { findLinkTimes } from './client-link/find-link-times.ts'
import type { LinkDeps } from './client-link/link-ctx.ts'
import { readLink } from './client-link/read-link.ts'
import { findLostItems } from './find-lost-items.ts'
import { findReschedulings, getRescheduling } from './find-reschedulings.ts'
import { freeTickets } from './free-tickets.job.ts'
import { getFutureTickets } from './get-future-tickets.ts'
import { moveTicket } from './move-ticket.ts'
import { previewRescheduling } from './preview-rescheduling.ts'
import { remindClient } from './remind-client.ts'
import { makeReschedulable, rescheduleTickets } from './reschedule-tickets.ts'

export { clientLinks, type ClientLinks } from './client-link/client-links.ts'
export const reschedulingJobs: Record<string, JobHandler> = { rescheduling: freeTickets }

export function reschedulingModule(
  mount: Mount,
  { links, pool, drawer }: { links: ClientLinks; pool: pg.Pool; drawer: EmailDrawer },
) {
  mount(rescheduleTicketsEndpoint, rescheduleTickets)
  mount(makeReschedulableEndpoint, makeReschedulable)
  mount(previewReschedulingEndpoint, previewRescheduling(drawer))
  mount(getFutureTicketsEndpoint, getFutureTickets)
  mount(findLostItemsEndpoint, findLostItems)
  mount(findReschedulingsEndpoint, findReschedulings)
  mount(getReschedulingEndpoint, getRescheduling)
  mount(remindClientEndpoint, remindClient)
  mount(moveTicketEndpoint, moveTicket)
  // A hundred wrong tokens in a quarter of an hour from one address; valid links have no such
  // limit.
  const deps: LinkDeps = {
    links,
    perGuess: throttle(pool, 'client-link-guess', 100, 900),
    perLink: throttle(pool, 'client-link', 300, 900),
  }
  mount(readLinkEndpoint, readLink(deps))
  mount(findLinkTimesEndpoint, findLinkTimes(deps))
  mount(chooseTimesEndpoint, chooseTimes(deps))
  mount(askRefundEndpoint, askRefund(deps))
}
