import { dayAt } from './request-days.rules.ts'
import { hourAt, partOfDayAt } from './request-hours.rules.ts'
import { plainOf, type Read, type RequestedTime } from './request-phrases.rules.ts'
import type { Token } from './request-words.rules.ts'

export type Piece =
  | Token
  | { kind: 'when'; wanted: RequestedTime; words: { text: string; plain: string }[] }

/** Reads the dates and times of a sentence. */
export function readTimes(tokens: readonly Token[], today: string): Piece[] {
  const pieces: Piece[] = []
  for (let i = 0; i < tokens.length;) {
    const { length, ...wanted } = whenAt(tokens, i, today) ?? { length: 0 }
    if (length === 0) pieces.push(tokens[i++]!)
    else {
      const words = tokens
        .slice(i, i + length)
        .flatMap((token) =>
          token.kind === 'break' ? [] : [{ text: token.text, plain: token.plain }],
        )
      pieces.push({ kind: 'when', wanted, words })
      i += length
    }
  }
  return pieces
}

const whenAt = (tokens: readonly Token[], i: number, today: string): Read | null =>
  hourAt(tokens, i) ??
  dayAt(tokens, i, today) ??
  tonightAt(tokens, i, today) ??
  partOfDayAt(tokens, i)

/** A word for both a day and a part of it. */
function tonightAt(tokens: readonly Token[], i: number, today: string): Read | null {
  const isTonight = plainOf(tokens[i]) === 'tonight'
  const evening = isTonight ? partOfDayAt(tokens, i) : null
  return evening && { ...evening, date: today }
}
