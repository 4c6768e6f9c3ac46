import { instantOfWall } from '../../kit/dates/dates.ts'

export type Begin = { date: string; beginTime: string; beginsAt: string; isCustom: boolean }
/** `null`: the next begin of the day; a time that the timetable does not have is the clerk's own. */
export type PickedBegin = { time: string; isCustom: boolean } | null
export type OfferedBegin = {
  beginTime: string
  beginDateTimeUtc: string
  durations: readonly string[]
  fullDurations: readonly string[]
}

/** The begins that have a duration; all of them where none is asked for. */
export const beginsWith = <B extends OfferedBegin>(
  begins: readonly B[],
  duration: string | null,
): B[] => begins.filter(({ durations }) => duration === null || durations.includes(duration))

type BeginsOfDay = { begins: readonly OfferedBegin[]; full: readonly string[] }
export type ShownBegin = { beginTime: string; look: 'open' | 'begun' | 'full' }
/** What a day shows, in order of time: what is out too, for the duration that is asked for. */
export function shownBegins(
  { begins, full }: BeginsOfDay,
  duration: string | null,
  now: string,
): ShownBegin[] {
  const isOut = ({ fullDurations }: OfferedBegin) =>
    duration !== null && fullDurations.includes(duration)
  return [
    ...beginsWith(begins, duration).map(({ beginTime, beginDateTimeUtc }): ShownBegin => ({
      beginTime,
      look: beginDateTimeUtc < now ? 'begun' : 'open',
    })),
    ...full.map((beginTime): ShownBegin => ({ beginTime, look: 'full' })),
    ...begins.filter(isOut).map(({ beginTime }): ShownBegin => ({ beginTime, look: 'full' })),
  ].sort((a, b) => (a.beginTime < b.beginTime ? -1 : 1))
}

/**
 * The begin that was picked; else the last one until `hour`, when the tickets of the sale begin,
 * else the next one of the day. One that has passed may still be picked, as who comes late gets the
 * rest of it, but is never chosen for anybody. None for a time of the clerk's own.
 */
export function offeredBegin<B extends OfferedBegin>(
  begins: readonly B[],
  picked: PickedBegin,
  now: string,
  hour: string | null = null,
): B | undefined {
  if (picked?.isCustom) return undefined
  const ahead = begins.filter(({ beginDateTimeUtc }) => beginDateTimeUtc >= now)
  return (
    begins.find(({ beginTime }) => beginTime === picked?.time) ??
    ahead.findLast(({ beginTime }) => hour !== null && beginTime <= hour) ??
    ahead[0]
  )
}

type At = {
  date: string | null
  picked: PickedBegin
  offered: OfferedBegin | undefined
  timeZone: string
}
/** The begin as it is sold; null while the day or the time is missing or does not exist. */
export function beginAt({ date, picked, offered, timeZone }: At): Begin | null {
  if (!date) return null
  if (picked?.isCustom) {
    const beginsAt = instantOfWall(date, picked.time, timeZone)
    return beginsAt ? { date, beginTime: picked.time, beginsAt, isCustom: true } : null
  }
  return offered
    ? {
        date,
        beginTime: offered.beginTime,
        beginsAt: offered.beginDateTimeUtc,
        isCustom: false,
      }
    : null
}

/** The durations that a begin has; null, all of them, for a time of the clerk's own. */
export const durationsAt = (
  begin: Begin | null,
  offered: OfferedBegin | undefined,
): readonly string[] | null => (begin?.isCustom ? null : (offered?.durations ?? []))
