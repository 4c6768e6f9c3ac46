const parts = (duration: string) =>
  /^(?:(\d+)\.)?(.*)$/.exec(duration)!.slice(1) as [string | undefined, string]

/**
 * Sorts the shortest first: by calendar days, then by elapsed time. Hours of two digits compare as
 * text.
 */
export function byDuration(
  { duration: a }: { duration: string },
  { duration: b }: { duration: string },
): number {
  const [[daysA = '0', timeA], [daysB = '0', timeB]] = [parts(a), parts(b)]
  const days = Number(daysA) - Number(daysB)
  if (days !== 0 || timeA === timeB) return days
  return timeA < timeB ? -1 : 1
}

/** Parts of a duration: whole days, and the rest as HH:mm. */
export function durationParts(duration: string) {
  const [days = '0', time] = parts(duration)
  return {
    isDurationMoreThanADay: Number(days) > 0,
    numberOfDay: Number(days),
    timeInHourAndMinute: time.slice(0, 5),
  }
}

/** Whether this price is on sale now. */
export const isOnSale = (
  { active, sale_ends_at: end }: { active: boolean; sale_ends_at: string | null },
  now: string,
): boolean => active && (end === null || now < end)
