import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findLinkTimes } from '@guichet/contract/rescheduling/read-link.ts'
import type { PageRequest } from '../call.ts'
import type { TimeProblem } from './free-times.messages.ts'
import type { Span } from './span-text.ts'

type Title = { fr: string; en: string }
/** A ticket that gets another time; its `span` is the current time, or the lost one. */
export type TicketToMove = {
  publicId: string
  title: Title
  categoryTitle: Title | null
  group: number
  span: Span
}
type Times = Reply<typeof findLinkTimes>
/** Tickets that can have one time together, and what is chosen for them. */
export type TicketGroup = {
  group: number
  tickets: TicketToMove[]
  /** Ids of the checked tickets. */
  checked: string[]
  days: Times['days']
  /** Date at which the shown days begin; null for the first ones. */
  from: string | null
  next: string | null
  /** The chosen day. */
  day: string | null
  problem: TimeProblem | null
}
/** Members of the query of a page on which times are chosen; `ticket` has any number of values. */
export const timesQuery = ['group', 'day', 'shownDay', 'from', 'shownFrom'] as const
export const ticketQuery = 'ticket'

type Choice = {
  tickets: readonly TicketToMove[]
  query: PageRequest['query']
  /** Problem with the choice for the group of the request. */
  problem: TimeProblem | null
  find: (search: { ticketPublicIds: string[]; from?: string }) => Promise<Times>
}
/** Groups of tickets, each with its free days. */
export async function ticketGroups({
  tickets,
  query,
  problem,
  find,
}: Choice): Promise<TicketGroup[]> {
  const groups: TicketGroup[] = []
  for (const [group, members] of Map.groupBy(tickets, (each) => each.group)) {
    const isAsked = query.group === String(group)
    const asked = isAsked ? query : {}
    groups.push({
      group,
      tickets: members,
      ...(await timesFor(find, { tickets: members, asked, isAsked })),
      problem: isAsked ? problem : null,
    })
  }
  return groups
}

/** A date of the calendar; null for anything else. */
function dateOf(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

type GroupQuery = { tickets: TicketToMove[]; asked: PageRequest['query']; isAsked: boolean }
/** The checked tickets of a group, all of them at first, and the days that they can have. */
async function timesFor(find: Choice['find'], { tickets, asked, isAsked }: GroupQuery) {
  const named = new Set(asked[ticketQuery]?.split(','))
  const all = tickets.map(({ publicId }) => publicId)
  const checked = isAsked ? all.filter((id) => named.has(id)) : all
  // A button that turns to other days leaves the chosen one.
  const from = dateOf(asked.from ?? asked.shownFrom)
  const day = asked.from === undefined ? dateOf(asked.day ?? asked.shownDay) : null
  if (checked.length === 0) return { checked, days: [], from, next: null, day: null }
  const { days, next } = await find({ ticketPublicIds: checked, ...(from && { from }) })
  return { checked, days, from, next, day }
}
