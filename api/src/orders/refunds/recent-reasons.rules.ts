import { fold } from '@guichet/contract/fold.ts'

/** As many as a glance takes in, and short enough for a button. */
const mostShown = 5
const longest = 60

/** The reasons that may be given again, newest first, each once however it was written. */
export function reasonsToOffer(newestFirst: readonly string[]): string[] {
  const byMeaning = new Map<string, string>()
  for (const reason of newestFirst.map((text) => text.trim())) {
    const meaning = fold(reason)
    if (meaning && reason.length <= longest && !byMeaning.has(meaning))
      byMeaning.set(meaning, reason)
  }
  return [...byMeaning.values()].slice(0, mostShown)
}
