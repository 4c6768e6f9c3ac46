import { fold } from '@guichet/contract/fold.ts'

/**
 * Where `sought` is in `text`, both as search sees them: [start, end) in the original letters, or
 * null.
 */
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
  // The space after it belongs to what follows.
  return [from, from + found.trimEnd().length]
}
