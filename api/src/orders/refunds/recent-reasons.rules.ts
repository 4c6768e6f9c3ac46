import { fold } from '@guichet/contract/fold.ts'

/** Limits that fit a short list of buttons. */
const mostShown = 5
const longest = 60

/** Reasons to offer, newest first, each once regardless of case and accents. */
export function reasonsToOffer(newestFirst: readonly string[]): string[] {
  const byMeaning = new Map<string, string>()
  for (const reason of newestFirst.map((text) => text.trim())) {
    const meaning = fold(reason)
    if (meaning && reason.length <= longest && !byMeaning.has(meaning))
      byMeaning.set(meaning, reason)
  }
  return [...byMeaning.values()].slice(0, mostShown)
}
