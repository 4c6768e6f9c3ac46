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
  mount([
    rescheduleTickets,
    makeReschedulable,
    previewRescheduling(drawer),
    getFutureTickets,
    findLostItems,
    findReschedulings,
    getRescheduling,
    remindClient,
    moveTicket,
  ])
  // A hundred wrong tokens in a quarter of an hour from one address; valid links have no such
  // limit.
  const deps: LinkDeps = {
    links,
    perGuess: throttle(pool, 'client-link-guess', 100, 900),
    perLink: throttle(pool, 'client-link', 300, 900),
  }
  mount([readLink(deps), findLinkTimes(deps), chooseTimes(deps), askRefund(deps)])
}
