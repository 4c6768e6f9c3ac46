import { isDateWord } from './request-days.rules.ts'
import {
  lengthOf,
  numberAt,
  phraseAt,
  plainOf,
  twoDigits,
  type Read,
  type TimeRange,
} from './request-phrases.rules.ts'
import type { Token } from './request-words.rules.ts'

const noon = '12:00'
const morning: TimeRange = { at: '00:00', until: noon }
const afternoon: TimeRange = { at: noon, until: '17:00' }
const evening: TimeRange = { at: '17:00', until: '24:00' }
const partsOfDay: readonly (readonly [string, TimeRange])[] = [
  ['apres midi', afternoon],
  ['avant midi', morning],
  ['afternoon', afternoon],
  ['pm', afternoon],
  ['matin', morning],
  ['matinee', morning],
  ['morning', morning],
  ['am', morning],
  ['soir', evening],
  ['soiree', evening],
  ['evening', evening],
  ['tonight', evening],
]
/** "13h", "13h30", "13 h 30", "1:30 pm", "9 am", "midi". */
export function hourAt(tokens: readonly Token[], i: number): Read | null {
  const plain = plainOf(tokens[i])
  if (plain === 'midi' || plain === 'noon') return { time: { at: noon, until: null }, length: 1 }
  return clockAt(tokens, i) ?? wordedHour(tokens, i)
}

type Half = 'am' | 'pm'
const halfOf = (plain: string): Half | null => (plain === 'am' || plain === 'pm' ? plain : null)

/** Hours from 1 to 6 without am or pm are read as afternoon. */
function clockAt(tokens: readonly Token[], i: number): Read | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(plainOf(tokens[i])) ?? []
  if (hours === undefined) return null
  const [hour, minute, half] = [Number(hours), Number(minutes), halfOf(plainOf(tokens[i + 1]))]
  if (half) return timeRead(hourOfHalf(hour, half), minute, 2)
  return timeRead(hour >= 1 && hour < 7 ? hour + 12 : hour, minute, 1)
}

function wordedHour(tokens: readonly Token[], i: number): Read | null {
  const [hour, next] = [numberAt(tokens, i), plainOf(tokens[i + 1])]
  if (hour === null) return null
  const half = halfOf(next)
  if (half) return timeRead(hourOfHalf(hour, half), 0, 2)
  if (!['h', 'hr', 'hrs', 'heure', 'heures'].includes(next)) return null
  const minute = minuteAt(tokens, i + 2)
  return timeRead(hour, minute ?? 0, minute === null ? 2 : 3)
}

/** The minutes of "13h30"; the 2 of "13h 2 adultes" is a quantity. */
function minuteAt(tokens: readonly Token[], i: number): number | null {
  const minute = numberAt(tokens, i)
  return minute !== null &&
    minute < 60 &&
    /^\d{2}$/.test(plainOf(tokens[i])) &&
    !isCounted(tokens, i)
    ? minute
    : null
}
/** A number right before a word counts it. */
const isCounted = (tokens: readonly Token[], i: number) => {
  const next = tokens[i + 1]
  return next?.kind === 'word' && !isDateWord(next.plain)
}

/** Hour from 0 to 23 for am or pm; 24 when there is no such hour. */
function hourOfHalf(hour: number, half: Half): number {
  if (hour < 1 || hour > 12) return 24
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}
const timeRead = (hour: number, minute: number, length: number): Read | null =>
  hour > 23 || minute > 59
    ? null
    : { time: { at: `${twoDigits(hour)}:${twoDigits(minute)}`, until: null }, length }

/** "matin", "tomorrow evening". */
export function partOfDayAt(tokens: readonly Token[], i: number): Read | null {
  const found = phraseAt(tokens, i, partsOfDay)
  return found ? { time: found[1], length: lengthOf(found[0]) } : null
}
