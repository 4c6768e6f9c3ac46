import { addDays } from '../../../platform/values/zoned-time.ts'
import {
  lengthOf,
  numberAt,
  phraseAt,
  plainOf,
  twoDigits,
  type Read,
} from './request-phrases.rules.ts'
import type { Token } from './request-words.rules.ts'

const weekdays = [
  ['dimanche', 'dim', 'sunday', 'sun'],
  ['lundi', 'lun', 'monday', 'mon'],
  ['mardi', 'mar', 'tuesday', 'tue', 'tues'],
  ['mercredi', 'mer', 'wednesday', 'wed'],
  ['jeudi', 'jeu', 'thursday', 'thu', 'thur', 'thurs'],
  ['vendredi', 'ven', 'friday', 'fri'],
  ['samedi', 'sam', 'saturday', 'sat'],
]
const months = [
  ['janvier', 'january', 'janv', 'jan'],
  ['fevrier', 'february', 'fevr', 'fev', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'april', 'avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'july', 'juil', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
]
/** Days by their distance from today, longest phrases first. */
const distances: readonly (readonly [string, number])[] = [
  ['day after tomorrow', 2],
  ['apres demain', 2],
  ['apresdemain', 2],
  ['aujourdhui', 0],
  ['ajd', 0],
  ['today', 0],
  ['demain', 1],
  ['tomorrow', 1],
  ['tmr', 1],
  // A day that is over is understood, and has nothing to sell.
  ['hier', -1],
  ['yesterday', -1],
]
const ordinals = new Set(['th', 'st', 'nd', 'rd', 'er', 'eme'])

const monthOf = (plain: string) => months.findIndex((names) => names.includes(plain))
const weekdayOf = (plain: string) => weekdays.findIndex((names) => names.includes(plain))
export const isDateWord = (plain: string): boolean => weekdayOf(plain) >= 0 || monthOf(plain) >= 0

/** The date, or undefined when the calendar does not have it. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && year < 2900 && date.getUTCMonth() === month - 1
  return isReal ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined
}
/** The next such day of the year, today included. */
function dayOfMonth(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const [date, next] = [dayOf(year, month, day), dayOf(year + 1, month, day)]
  return date !== undefined && date >= today ? date : next
}
/** The next day with that number, today included: "le 28". */
export function nextDayOfNumber(day: number, today: string): string | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (day < 1 || day > 31) return undefined
  return Array.from({ length: 3 }, (_, i) =>
    dayOf(year + Math.floor((month - 1 + i) / 12), ((month - 1 + i) % 12) + 1, day),
  ).find((date) => date !== undefined && date >= today)
}

/** Reads a day at a position of a sentence. */
export const dayAt = (tokens: readonly Token[], i: number, today: string): Read | null =>
  isoDate(tokens, i) ??
  dayFirst(tokens, i, today) ??
  monthFirst(tokens, i, today) ??
  distantDay(tokens, i, today) ??
  weekdayAt(tokens, i, today)

function isoDate(tokens: readonly Token[], i: number): Read | null {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plainOf(tokens[i]))
  const date = parts && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]))
  return date ? { date, length: 1 } : null
}

const ordinalLength = (tokens: readonly Token[], i: number) =>
  ordinals.has(plainOf(tokens[i])) ? 1 : 0

/** "28 nov", "28 nov 2026", "1er décembre", "the 28th". */
function dayFirst(tokens: readonly Token[], i: number, today: string): Read | null {
  const day = numberAt(tokens, i)
  if (day === null) return null
  const length = 1 + ordinalLength(tokens, i + 1)
  const month = monthOf(plainOf(tokens[i + length]))
  if (month >= 0) return dateRead(tokens, i + length + 1, { day, month, length: length + 1, today })
  const date = length > 1 ? nextDayOfNumber(day, today) : undefined
  return date ? { date, length } : null
}

/** "nov 28", "November 28th"; "mar 2 adultes" is a Tuesday. */
function monthFirst(tokens: readonly Token[], i: number, today: string): Read | null {
  const [month, day] = [monthOf(plainOf(tokens[i])), numberAt(tokens, i + 1)]
  if (month < 0 || day === null) return null
  const length = 2 + ordinalLength(tokens, i + 2)
  if (weekdayOf(plainOf(tokens[i])) >= 0 && tokens[i + length]?.kind === 'word') return null
  return dateRead(tokens, i + length, { day, month, length, today })
}

type DayOfYear = { day: number; month: number; length: number; today: string }
/** The day with the year that follows it, otherwise its next occurrence. */
function dateRead(
  tokens: readonly Token[],
  next: number,
  { day, month, length, today }: DayOfYear,
): Read | null {
  const year = numberAt(tokens, next)
  const hasYear = year !== null && year >= 1900
  const date = hasYear ? dayOf(year, month + 1, day) : dayOfMonth(month + 1, day, today)
  return date ? { date, length: hasYear ? length + 1 : length } : null
}

/** "demain", "dans 3 jours". */
function distantDay(tokens: readonly Token[], i: number, today: string): Read | null {
  const found = phraseAt(tokens, i, distances)
  if (found) {
    const [phrase, distance] = found
    return { date: addDays(today, distance), length: lengthOf(phrase) }
  }
  if (!['dans', 'in'].includes(plainOf(tokens[i]))) return null
  const next = tokens[i + 1]
  const isDays = /^(jours?|days?)$/.test(plainOf(tokens[i + 2]))
  return next?.kind === 'number' && isDays && next.value <= 999
    ? { date: addDays(today, next.value), length: 3 }
    : null
}

const nextWords = new Set(['prochain', 'prochaine', 'next'])
/** "samedi", "next saturday": the next one; today counts unless the text says next. */
function weekdayAt(tokens: readonly Token[], i: number, today: string): Read | null {
  const isBefore = nextWords.has(plainOf(tokens[i]))
  const weekday = weekdayOf(plainOf(tokens[isBefore ? i + 1 : i]))
  if (weekday < 0) return null
  const isAfter = !isBefore && nextWords.has(plainOf(tokens[i + 1]))
  const distance = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
  const isNext = isBefore || isAfter
  return {
    date: addDays(today, isNext && distance === 0 ? 7 : distance),
    length: isNext ? 2 : 1,
  }
}
