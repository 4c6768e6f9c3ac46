import type { OnExisting } from '@guichet/contract/timetables/copy-week.ts'
import { lastOf } from '../../platform/values/must.ts'
import { areEqual, doOverlap } from '../conflicts.rules.ts'
import { weekdayNumber } from '../occurrences.rules.ts'
import type { Publication, RentalRule, SlotRule } from '../publication.ts'

/** An open occurrence of the target week. Wall times as `HH:mm`. */
export type Standing = {
  id: string
  timetableId: string
  itemId: string
  date: string
  /** Its hours, or the begin times of equipment; empty when it offers nothing. */
  times: readonly { begin: string; end: string }[]
  slot: { id: string; quantity: number } | null
  isSold: boolean
  isOver: boolean
}
export type Onto = { publications: Publication[]; closed: Standing[]; kept: number }

/** Publications to write and occurrences to close when a week is copied onto an existing one. */
export function copyOnto(
  publications: readonly Publication[],
  there: readonly Standing[],
  onExisting: OnExisting,
): Onto {
  if (onExisting === 'add') return { publications: [...publications], closed: [], kept: 0 }
  if (onExisting === 'skip') return { ...leftBeside(publications, there), closed: [], kept: 0 }
  const closed = there.filter(({ isSold, isOver }) => !isSold && !isOver)
  const staying = there.filter(({ isSold, isOver }) => isSold || isOver)
  return {
    ...leftBeside(publications, staying),
    closed,
    kept: staying.filter(({ isOver }) => !isOver).length,
  }
}

const leftBeside = (publications: readonly Publication[], staying: readonly Standing[]) => ({
  publications: publications.flatMap(({ title, slots, rentals }) =>
    onceSeries(title, {
      slots: slots.flatMap((rule) => slotsBeside(rule, staying)),
      rentals: rentals.flatMap((rule) => rentalsBeside(rule, staying)),
    }),
  ),
})

const standingOf = (staying: readonly Standing[], itemId: string, date: string) =>
  staying
    .filter((item) => item.itemId === itemId && item.date === date)
    .flatMap(({ times }) => times.map((time) => ({ date, ...time })))

function slotsBeside(rule: SlotRule, staying: readonly Standing[]): SlotRule[] {
  const dates = rule.dates.filter(
    (date) =>
      !standingOf(staying, rule.activityId, date).some((time) =>
        doOverlap({ date, begin: rule.begin, end: rule.end }, time),
      ),
  )
  return dates.length ? [{ ...rule, dates }] : []
}

/** Keeps the begin times without an overlap on each day; days with the same times are one rule. */
function rentalsBeside(rule: RentalRule, staying: readonly Standing[]): RentalRule[] {
  const days = rule.dates.map((date) => {
    const taken = standingOf(staying, rule.rentalTypeId, date)
    const beginTimes = rule.beginTimes.filter(
      (begin) => !taken.some((time) => areEqual({ date, begin, end: begin }, time)),
    )
    return { date, beginTimes }
  })
  return [...Map.groupBy(days, ({ beginTimes }) => beginTimes.join()).values()]
    .map((group) => ({
      ...rule,
      beginTimes: group[0]!.beginTimes,
      dates: group.map(({ date }) => date),
    }))
    .filter(({ beginTimes }) => beginTimes.length > 0)
}

/** A single series over the dates of its rules; empty without rules. */
export function onceSeries(
  title: string,
  { slots, rentals }: Pick<Publication, 'slots' | 'rentals'>,
): Publication[] {
  const dates = [...slots, ...rentals].flatMap((rule) => rule.dates).toSorted()
  if (dates.length === 0) return []
  const on = [...new Set(dates.map(weekdayNumber))].toSorted()
  return [{ title, repeats: 'Once', from: dates[0]!, to: lastOf(dates), on, slots, rentals }]
}
