import { fold } from '@guichet/contract/fold.ts'

/** Range [start, end) of `sought` in `text`, compared as search does (folded), or null. */
export function matchOf(text: string, sought: string): [number, number] | null {
  const needle = fold(sought)
  if (!needle) return null
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const part = fold(character)
    folded += part
    for (let i = 0; i < part.length; i += 1) origins.push(at)
    at += character.length
  }
  const start = folded.indexOf(needle)
  if (start < 0) return null
  const from = origins[start]!
  const found = text.slice(from, origins[start + needle.length] ?? text.length)
  // Excludes a trailing space, which belongs to the following text.
  return [from, from + found.trimEnd().length]
}
