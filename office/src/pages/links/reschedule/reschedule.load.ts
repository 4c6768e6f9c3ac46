import type { Reply } from '@guichet/contract/endpoint.ts'
import { findLinkTimes, readLink, type LinkView } from '@guichet/contract/rescheduling/read-link.ts'
import type { Ask, PageRequest } from '../../../kit/call.ts'
import type { RescheduleProblem } from './reschedule.messages.ts'

type LinkTicket = LinkView['tickets'][number]
type Times = Reply<typeof findLinkTimes>
/** Tickets that can have one time together, and what is chosen for them. */
export type TicketGroup = {
  group: number
  tickets: LinkTicket[]
  /** Ids of the checked tickets. */
  checked: string[]
  days: Times['days']
  /** Date at which the shown days begin; null for the first ones. */
  from: string | null
  next: string | null
  /** The chosen day. */
  day: string | null
  problem: RescheduleProblem | null
}
export type RescheduleProps = { token: string; link: LinkView; groups: TicketGroup[] }
/** Problem with the answer for the group of the request. */
export type AnswerProblem = { problem: RescheduleProblem }

export const isOpen = ({ state }: LinkTicket): boolean =>
  state === 'waiting' || state === 'refundAsked'

/** A date of the calendar; null for anything else. */
function dateOf(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/** The tickets of a link, with the free days of each group. */
export async function loadReschedule(
  ask: Ask,
  { params, query }: PageRequest,
  answer: AnswerProblem | null = null,
): Promise<RescheduleProps> {
  const token = params.token!
  const link = await ask(readLink, { body: { token } })
  const groups: TicketGroup[] = []
  for (const [group, tickets] of Map.groupBy(link.tickets.filter(isOpen), (each) => each.group)) {
    const isAsked = query.group === String(group)
    const asked = isAsked ? query : {}
    groups.push({
      group,
      tickets,
      ...(await timesFor(ask, token, { tickets, asked, isAsked })),
      problem: isAsked ? (answer?.problem ?? null) : null,
    })
  }
  return { token, link, groups }
}

type GroupQuery = { tickets: LinkTicket[]; asked: PageRequest['query']; isAsked: boolean }
/** The checked tickets of a group, all of them at first, and the days that they can have. */
async function timesFor(ask: Ask, token: string, { tickets, asked, isAsked }: GroupQuery) {
  const named = new Set(asked.ticket?.split(','))
  const all = tickets.map(({ publicId }) => publicId)
  const checked = isAsked ? all.filter((id) => named.has(id)) : all
  // A button that turns to other days leaves the chosen one.
  const from = dateOf(asked.from ?? asked.shownFrom)
  const day = asked.from === undefined ? dateOf(asked.day ?? asked.shownDay) : null
  if (checked.length === 0) return { checked, days: [], from, next: null, day: null }
  const body = { token, ticketPublicIds: checked, ...(from && { from }) }
  const { days, next } = await ask(findLinkTimes, { body })
  return { checked, days, from, next, day }
}
