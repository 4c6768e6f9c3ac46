import type { Token } from './request-words.rules.ts'

/** A requested time: an hour, or a part of the day with its end. */
export type TimeRange = { at: string; until: string | null }
export type RequestedTime = { date?: string; time?: TimeRange }
/** Result of reading at a position of a sentence, and the number of tokens used. */
export type Read = RequestedTime & { length: number }
export const plainOf = (token: Token | undefined) =>
  token === undefined || token.kind === 'break' ? '' : token.plain
export const numberAt = (tokens: readonly Token[], i: number): number | null => {
  const token = tokens[i]
  return token?.kind === 'number' && /^\d/.test(token.plain) ? token.value : null
}
/** The first phrase that begins at a position. */
export function phraseAt<T>(
  tokens: readonly Token[],
  i: number,
  phrases: readonly (readonly [string, T])[],
) {
  return phrases.find(([phrase]) =>
    phrase.split(' ').every((word, j) => plainOf(tokens[i + j]) === word),
  )
}
export const lengthOf = (phrase: string) => phrase.split(' ').length

export const twoDigits = (number: number) => String(number).padStart(2, '0')
