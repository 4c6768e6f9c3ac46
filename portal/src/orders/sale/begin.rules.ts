import { instantOfWall } from '../../kit/dates/dates.ts'

export type Begin = { date: string; beginTime: string; beginsAt: string; isCustom: boolean }
/** `null`: the next begin of the day; a time that the timetable does not have is the clerk's own. */
export type PickedBegin = { time: string; isCustom: boolean } | null
export type OfferedBegin = {
  beginTime: string
  beginDateTimeUtc: string
  durations: readonly string[]
}

/** The begins that have a duration; all of them where none is asked for. */
export const beginsWith = <B extends OfferedBegin>(
  begins: readonly B[],
  duration: string | null,
): B[] => begins.filter(({ durations }) => duration === null || durations.includes(duration))

/**
 * The begin that was picked, or of a day that has begun the next one, or the last one: who comes
 * late still gets the rest of it. None for a time of the clerk's own.
 */
export function offeredBegin<B extends OfferedBegin>(
  begins: readonly B[],
  picked: PickedBegin,
  now: string,
): B | undefined {
  if (picked?.isCustom) return undefined
  return (
    begins.find(({ beginTime }) => beginTime === picked?.time) ??
    begins.find(({ beginDateTimeUtc }) => beginDateTimeUtc >= now) ??
    begins.at(-1)
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
