import type { Body } from '@guichet/contract/endpoint.ts'
import type { previewRescheduling } from '@guichet/contract/rescheduling/reschedule-tickets.ts'

/** Form values of a lost day. An item is its kind and its id, as one value. */
export type LostValues = {
  items: string[]
  date: string | null
  isAllDay: boolean
  begin: string
  end: string
  reason: string
  closesSlots: boolean
  /** Main staff includes tickets whose time is over. */
  isDateOver: boolean
  includesRestOfDay: boolean
}
export const nothingLost: LostValues = {
  items: [],
  date: null,
  isAllDay: true,
  begin: '',
  end: '',
  reason: '',
  closesSlots: true,
  isDateOver: false,
  includesRestOfDay: false,
}
export type ItemKind = 'activities' | 'models' | 'accessories'
export const idsOf = ({ items }: LostValues, kind: ItemKind): string[] =>
  items.filter((item) => item.startsWith(`${kind}:`)).map((item) => item.slice(kind.length + 1))

const isTime = (typed: string) => /^\d\d:\d\d$/.test(typed)
export type LostField = 'items' | 'date' | 'times' | 'reason'
/** Missing fields for a preview (`isLaunch` false) or a launch. */
export function lostProblems(
  { items, date, isAllDay, begin, end, reason }: LostValues,
  isLaunch: boolean,
): LostField[] {
  return [
    ...(items.length ? [] : ['items' as const]),
    ...(date ? [] : ['date' as const]),
    ...(isAllDay || (isTime(begin) && isTime(end) && begin < end) ? [] : ['times' as const]),
    ...(isLaunch && !reason.trim() ? ['reason' as const] : []),
  ]
}

/** Body of the call; a whole day is 00:00:00 to 23:59:59. */
export const bodyOf = (lost: LostValues): Body<typeof previewRescheduling> => ({
  reschedulingDateTime: lost.date!,
  reschedulingBeginTime: lost.isAllDay ? '00:00:00' : lost.begin,
  reschedulingEndTime: lost.isAllDay ? '23:59:59' : lost.end,
  activityPublicIdToRescheduleList: idsOf(lost, 'activities'),
  rentalModelPublicIdToRescheduleList: idsOf(lost, 'models'),
  accessoryPublicIdToRescheduleList: idsOf(lost, 'accessories'),
  reschedulationReason: lost.reason,
  closesSlots: lost.closesSlots,
  ...(lost.isDateOver && { isDateOver: true }),
  ...(lost.includesRestOfDay && { includesRestOfDay: true }),
})
