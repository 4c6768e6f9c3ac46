import { writeOut } from './occurrences.rules.ts'
import { slotsOf, timesOf, type Publication } from './publication.ts'

/**
 * Removes the dates of a weekly series on which a clock change skips or repeats one of its times;
 * its other dates are published. A series that would have no date left stays as it is, and is
 * rejected later.
 */
export function withoutClockChanges(publication: Publication, timeZone: string): Publication {
  if (publication.repeats === 'Once') return publication
  const byDate = Map.groupBy([...slotsOf(publication), ...timesOf(publication)], ({ date }) => date)
  const leftOut = [...byDate]
    .filter(([, all]) => writeOut(all, timeZone).fault !== null)
    .map(([date]) => date)
    .sort()
  if (leftOut.length === 0 || leftOut.length === byDate.size) return publication
  const without = <Rule extends { dates: readonly string[] }>(rule: Rule): Rule => ({
    ...rule,
    dates: rule.dates.filter((date) => !leftOut.includes(date)),
  })
  return {
    ...publication,
    slots: publication.slots.map(without),
    rentals: publication.rentals.map(without),
    leftOut,
  }
}
