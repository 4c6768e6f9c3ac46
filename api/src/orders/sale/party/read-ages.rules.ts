import { unaccented } from '@guichet/contract/fold.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { stem } from '../request/request-names.rules.ts'
import { wordsOfName } from '../request/request-words.rules.ts'

/** Whole years or centimetres, both ends inclusive. */
export type Range = { from: number; until: number }
/** Ages that a name means: certainly (`sure`) and possibly. `isStated`: given in figures. */
export type Ages = { sure: Range | null; possible: Range; isStated: boolean }

export const oldest = 150
/** Certain and possible ages of each age word. */
const words: { names: string; sure: Range | null; possible: Range }[] = [
  {
    names: 'bambin bebe poupon toddler baby infant',
    sure: { from: 0, until: 2 },
    possible: { from: 0, until: 5 },
  },
  {
    names: 'enfant child junior',
    sure: { from: 6, until: 11 },
    possible: { from: 0, until: 17 },
  },
  {
    names: 'jeune ado adolescent youth teen teenager',
    sure: { from: 13, until: 17 },
    possible: { from: 10, until: 25 },
  },
  { names: 'etudiant etudiante student', sure: null, possible: { from: 10, until: oldest } },
  {
    names: 'adulte adult',
    sure: { from: 18, until: 59 },
    possible: { from: 13, until: oldest },
  },
  {
    names: 'aine ainee senior elder',
    sure: { from: 65, until: oldest },
    possible: { from: 50, until: oldest },
  },
  { names: 'general regulier regular', sure: null, possible: { from: 0, until: oldest } },
]
const byWord = new Map(
  words.flatMap((word) => word.names.split(' ').map((name) => [name, word] as const)),
)
/** A name with one of these words is for several people, so no age applies. */
const ofSeveral = new Set(['famille', 'familial', 'familiale', 'family', 'groupe', 'group', 'duo'])

const unit = '(?:ans?|years?|yrs?)(?![a-z])'
const ageNumber = '(?<![\\d.,:/$])(\\d{1,3})(?![\\d.,:/$%])'
const years = `(?:\\s*${unit})`
const range = `${ageNumber}${years}?\\s*(?:-|–|—|a|to|through)\\s*${ageNumber}`
const andMore = '(?:et plus|ou plus|and over|and up|and older|or over|or older)(?![a-z])'
const andLess = '(?:et moins|ou moins|and under|and younger|or under|or younger)(?![a-z])'
type Form = [pattern: RegExp, read: (...numbers: number[]) => Range]
const atLeast = (from: number) => ({ from, until: oldest })
const atMost = (until: number) => ({ from: 0, until })
const between = (from: number, until: number) => ({ from, until })
/**
 * Forms of stated ages; a range without a unit counts only in brackets, where it can only be an
 * age.
 */
const forms: Form[] = [
  [new RegExp(`${range}\\s*${unit}`), between],
  [new RegExp(`\\(\\s*(?:ages?\\s*)?${range}\\s*\\)`), between],
  [new RegExp(`ages?\\s+${range}`), between],
  [new RegExp(`(?:moins de|under)\\s*${ageNumber}(?!\\s*(?:cm|kg|lb))`), (n) => atMost(n! - 1)],
  [new RegExp(`${ageNumber}${years}?\\s*${andLess}`), atMost],
  [new RegExp(`(?:jusqu.a|up to)\\s*${ageNumber}${years}`), atMost],
  [new RegExp(`${ageNumber}${years}?\\s*${andMore}`), atLeast],
  [new RegExp(`${ageNumber}${years}?\\s*\\+`), atLeast],
  [new RegExp(`(?:des|a partir de|from)\\s*${ageNumber}${years}`), atLeast],
]

function statedIn(name: string): Range | null {
  const text = unaccented(name)
  for (const [pattern, read] of forms) {
    const found = pattern.exec(text)
    if (!found) continue
    const stated = read(...found.slice(1).map(Number))
    return stated.from <= stated.until ? stated : null
  }
  return null
}

const isSame = (a: Range, b: Range) => a.from === b.from && a.until === b.until
const hull = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  until: Math.max(...ranges.map(({ until }) => until)),
})

/** Ages that a name means, from both languages; null when it has no age. */
export function agesOf({ fr, en }: Bilingual): Ages | null {
  const heard = [fr, en].flatMap((name) => wordsOfName(name).map(stem))
  if (heard.some((word) => ofSeveral.has(word))) return null
  const stated = [statedIn(fr), statedIn(en)].flatMap((found) => found ?? [])
  if (stated.length > 0) {
    const isOne = stated.every((other) => isSame(other, stated[0]!))
    return { sure: isOne ? stated[0]! : null, possible: hull(stated), isStated: isOne }
  }
  const meant = [...new Set(heard.flatMap((word) => byWord.get(word) ?? []))]
  if (meant.length === 0) return null
  return {
    sure: meant.length === 1 ? meant[0]!.sure : null,
    possible: hull(meant.map(({ possible }) => possible)),
    isStated: false,
  }
}

export const isIn = (range: Range | null, value: number): boolean =>
  range !== null && range.from <= value && value <= range.until

/** Age of a person on a day; null before their birth. */
export function ageOn(birthDate: string, day: string): number | null {
  if (birthDate > day) return null
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
