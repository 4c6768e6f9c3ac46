import { lastOf } from '../platform/values/must.ts'
import { occurrencesIn, type Publication } from './publication.ts'

/** Numbers of dates, slots and occurrences of a publication. */
export function viewDraft(publication: Publication) {
  const rules = [...publication.slots, ...publication.rentals]
  const dates = [...new Set(rules.flatMap((rule) => rule.dates))].sort()
  return {
    dates: dates.length,
    slots: rules.length,
    occurrences: occurrencesIn(publication),
    firstDate: dates[0]!,
    lastDate: lastOf(dates),
    ...(publication.leftOut && { leftOutDates: [...publication.leftOut] }),
  }
}

/** Number of occurrences and the first and last date, over all publications of a copy. */
export function viewCopy(publications: readonly Publication[]) {
  const drafts = publications.map(viewDraft)
  const sorted = (dates: string[]) => dates.sort()
  return {
    occurrences: drafts.reduce((sum, item) => sum + item.occurrences, 0),
    firstDate: sorted(drafts.map((draft) => draft.firstDate))[0]!,
    lastDate: lastOf(sorted(drafts.map((draft) => draft.lastDate))),
  }
}
