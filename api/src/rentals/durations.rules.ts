const parts = (duration: string) =>
  /^(?:(\d+)\.)?(.*)$/.exec(duration)!.slice(1) as [string | undefined, string]

/** Shortest first: by calendar days, then by elapsed time. Hours of two digits compare as text. */
export function byDuration(
  { duration: a }: { duration: string },
  { duration: b }: { duration: string },
): number {
  const [[daysA = '0', timeA], [daysB = '0', timeB]] = [parts(a), parts(b)]
  return Number(daysA) - Number(daysB) || (timeA < timeB ? -1 : timeA > timeB ? 1 : 0)
}
