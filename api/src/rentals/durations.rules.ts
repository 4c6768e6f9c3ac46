const parts = (duration: string) =>
  /^(?:(\d+)\.)?(.*)$/.exec(duration)!.slice(1) as [string | undefined, string]

/** Shortest first: by calendar days, then by elapsed time. Hours of two digits compare as text. */
export function byDuration(
  { duration: a }: { duration: string },
  { duration: b }: { duration: string },
): number {
  const [[daysA = '0', timeA], [daysB = '0', timeB]] = [parts(a), parts(b)]
  const days = Number(daysA) - Number(daysB)
  if (days !== 0 || timeA === timeB) return days
  return timeA < timeB ? -1 : 1
}
