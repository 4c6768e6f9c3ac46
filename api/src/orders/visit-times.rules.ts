import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { ticketTime } from '../tickets/public.ts'
import { titleIn } from './emails/email-titles.rules.ts'

type Unit = {
  kind: string
  category_title: Bilingual | null
  product_title: Bilingual
  became_category_title: Bilingual | null
  became_product_title: Bilingual | null
  ticket_id: string | null
  ticket_state: string | null
  ticket_begins_at: string | null
  ticket_ends_at: string | null
  voided_at: string | null
  booking_id: string | null
  check_in: string | null
  check_out: string | null
}
/** A time of a visit; the instants of a stay are the begins of its first and its last day. */
export type VisitTime = {
  summary: string
  begins: string
  ends: string
  isOfDays: boolean
  /** Tickets, or units of a stay. */
  count: number
}

/** Times at which the buyer of an order comes, each once; what is cancelled has none. */
export function visitTimes(
  units: readonly Unit[],
  { language, timeZone }: { language: Language; timeZone: string },
): VisitTime[] {
  const times = units.flatMap((unit) => {
    const title = unit.became_product_title ?? unit.product_title
    const category = unit.became_product_title ? unit.became_category_title : unit.category_title
    const summary = titleIn(language, category, title)
    if (unit.booking_id && unit.check_in && unit.check_out)
      return {
        summary,
        begins: `${unit.check_in}T00:00:00Z`,
        ends: `${unit.check_out}T00:00:00Z`,
        isOfDays: true,
      }
    if (!unit.ticket_id || unit.voided_at) return []
    const { standing, beginDateTimeUtc, endDateTimeUtc } = ticketTime(
      {
        kind: unit.kind,
        state: unit.ticket_state!,
        begins_at: unit.ticket_begins_at,
        ends_at: unit.ticket_ends_at,
      },
      timeZone,
    )
    return standing === 'set'
      ? { summary, begins: beginDateTimeUtc!, ends: endDateTimeUtc!, isOfDays: false }
      : []
  })
  const same = Map.groupBy(times, ({ summary, begins, ends }) => `${begins} ${ends} ${summary}`)
  return [...same.values()].map((group) => ({ ...group[0]!, count: group.length }))
}
