import { instantOfWall } from '../../../kit/dates/dates.ts'

export type Begin = { date: string; beginTime: string; beginsAt: string; isCustom: boolean }
/** Chosen start time: null is the next of the day, `isCustom` one outside the timetable. */
export type PickedBegin = { time: string; isCustom: boolean } | null
export type OfferedBegin = {
  beginTime: string
  beginDateTimeUtc: string
  durations: readonly string[]
  fullDurations: readonly string[]
}

/** Start times that offer a duration; all of them if it is null. */
export const beginsWith = <B extends OfferedBegin>(
  begins: readonly B[],
  duration: string | null,
): B[] => begins.filter(({ durations }) => duration === null || durations.includes(duration))

type BeginsOfDay = { begins: readonly OfferedBegin[]; full: readonly string[] }
export type ShownBegin = { beginTime: string; look: 'open' | 'begun' | 'full' }
/** Start times of a day in order, including those that are full for the duration. */
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
 * The picked start time, undefined if the day lacks it; without a pick the last one not after
 * `hour`, when the tickets of the sale begin; else the next one of the day. A past start time can
 * be picked, for clients who come late, but is never a default. Undefined for a custom time.
 */
export function offeredBegin<B extends OfferedBegin>(
  begins: readonly B[],
  picked: PickedBegin,
  now: string,
  hour: string | null = null,
): B | undefined {
  if (picked?.isCustom) return undefined
  if (picked) return begins.find(({ beginTime }) => beginTime === picked.time)
  const ahead = begins.filter(({ beginDateTimeUtc }) => beginDateTimeUtc >= now)
  return ahead.findLast(({ beginTime }) => hour !== null && beginTime <= hour) ?? ahead[0]
}

type BeginChoice = {
  duration: string | null
  picked: PickedBegin
  now: string
  /** Start time of the tickets of the sale on that day. */
  hour: string | null
}
/**
 * The start time of a day, while it loads none. `missing`: the picked time, which the day lacks;
 * `instead`: the start time to offer for it.
 */
export function beginOfDay<B extends OfferedBegin>(
  all: readonly B[] | undefined,
  { duration, picked, now, hour }: BeginChoice,
): { offered: B | undefined; missing: string | null; instead: B | null } {
  const begins = beginsWith(all ?? [], duration)
  const offered = offeredBegin(begins, picked, now, hour)
  if (!all || !picked || picked.isCustom || offered)
    return { offered, missing: null, instead: null }
  const instead = offeredBegin(begins, null, now, picked.time) ?? null
  return { offered, missing: picked.time, instead }
}

type At = {
  date: string | null
  picked: PickedBegin
  offered: OfferedBegin | undefined
  timeZone: string
}
/** The start time to sell; null if the day or the time is missing or does not exist. */
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

/** Durations offered at the start time; null, meaning all, for a custom time. */
export const durationsAt = (
  begin: Begin | null,
  offered: OfferedBegin | undefined,
): readonly string[] | null => (begin?.isCustom ? null : (offered?.durations ?? []))
