import { lastOf } from '../../../platform/values/must.ts'
import { codesIn, isCodeWord, type Codes } from './request-codes.rules.ts'
import { nextDayOfNumber } from './request-days.rules.ts'
import {
  groupLikeness,
  leastSure,
  meaningsIn,
  stem,
  titleLikeness,
  type Meanings,
  type NamedOffer,
} from './request-names.rules.ts'
import type { RequestedTime } from './request-phrases.rules.ts'
import { readTimes, type Piece } from './request-times.rules.ts'
import { isNoise, tokensOf, type Token } from './request-words.rules.ts'

/** A date or time of a sentence; `isName` when it is part of a name, as in "passe du samedi". */
type When = { wanted: RequestedTime; isName: boolean }
/** Part of a sentence between commas, or before "et". */
export type Clause = { whens: When[] }
export type ChunkWord = { text: string; plain: string; when: When | null }
/** A number with the words that it counts: a requested item, or only its activity. */
export type Chunk = { count: number | null; words: ChunkWord[]; clause: Clause }
type NumberToken = Extract<Token, { kind: 'number' }>

/** Words of a catalogue, with their possible meanings. */
export type Lexicon = {
  offers: readonly NamedOffer[]
  codes: Codes
  meanings: (plain: string) => Meanings
  titleWords: ReadonlySet<string>
  groupWords: ReadonlySet<string>
  firstWords: ReadonlySet<string>
  /** Words that follow a number in a name: "2 jours". */
  counted: ReadonlyMap<string, ReadonlySet<string>>
}
export function lexiconOf(offers: readonly NamedOffer[]): Lexicon {
  const counted = new Map<string, Set<string>>()
  const names = offers.flatMap(({ titles, groups }) => [...titles, ...groups])
  for (const name of names)
    for (const [i, word] of name.entries())
      if (/^\d+$/.test(word) && name[i + 1] !== undefined)
        counted.set(word, (counted.get(word) ?? new Set()).add(name[i + 1]!))
  return {
    offers,
    codes: codesIn(offers.flatMap(({ codes }) => codes)),
    meanings: meaningsIn(offers),
    titleWords: new Set(offers.flatMap(({ titleWords }) => [...titleWords])),
    groupWords: new Set(offers.flatMap(({ groupWords }) => [...groupWords])),
    firstWords: new Set(offers.flatMap(({ titles }) => titles.flatMap(([first]) => first ?? []))),
    counted,
  }
}

export type Sentence = { chunks: Chunk[]; clauses: Clause[]; unclear: string[] }
/** Splits a sentence into requested items; `unclear` has the numbers that count nothing. */
export function chunksOf(sentence: string, lexicon: Lexicon, today: string): Sentence {
  const tokens = namedNumbers(tokensOf(sentence, lexicon.codes), lexicon)
  const parts = clausesIn(readTimes(tokens, today))
  const read = parts.map((pieces) => readClause(pieces, lexicon, today))
  return {
    chunks: read.flatMap(({ chunks }) => chunks),
    clauses: read.map(({ clause }) => clause),
    unclear: read.flatMap(({ unclear }) => unclear),
  }
}

/** The 2 of "2 jours" is a word when a name has it and no name begins with the counted word. */
const namedNumbers = (tokens: readonly Token[], { counted, firstWords }: Lexicon): Token[] =>
  tokens.map((token, i) => {
    const next = tokens[i + 1]
    if (token.kind !== 'number' || next?.kind !== 'word') return token
    const word = stem(next.plain)
    const isNamed = counted.get(token.plain)?.has(word) === true && !firstWords.has(word)
    return isNamed ? { kind: 'word', text: token.text, plain: token.plain } : token
  })

function clausesIn(pieces: readonly Piece[]): Exclude<Piece, { kind: 'break' }>[][] {
  const clauses: Exclude<Piece, { kind: 'break' }>[][] = [[]]
  for (const token of pieces)
    if (token.kind === 'break') clauses.push([])
    else lastOf(clauses).push(token)
  return clauses.filter(({ length }) => length > 0)
}

type Part = Exclude<Piece, { kind: 'break' }>
function readClause(clauseParts: readonly Part[], lexicon: Lexicon, today: string) {
  const clause: Clause = { whens: [] }
  const parts = clauseParts.filter(
    (part, i) => part.kind !== 'word' || !isNoise(part.plain, clauseParts[i - 1]),
  )
  const unclear: string[] = []
  const open: OpenChunk[] = []
  const isCountedAfter = hasCountsAfter(parts, lexicon)
  for (const part of parts) {
    if (part.kind === 'number') addNumber(open, part, isCountedAfter)
    else
      addWords(
        open,
        part.kind === 'word' ? [{ ...part, when: null }] : wordsOfWhen(part, clause, lexicon),
      )
  }
  const chunks = open.flatMap(({ number, words }): Chunk[] => {
    if (words.every(({ when }) => when !== null)) {
      const date = number && dayOfNumber(number, clause, today)
      if (number && date && !number.isSoft) clause.whens.push({ wanted: { date }, isName: false })
      else if (number && !number.isSoft) unclear.push(number.text)
      return []
    }
    if (number?.value === 0) {
      unclear.push(number.text)
      return []
    }
    return splitByTitle(words, lexicon).map((some, i) => ({
      count: i === 0 ? (number?.value ?? null) : null,
      words: some,
      clause,
    }))
  })
  return { chunks, clause, unclear }
}

/** Day of a number that counts nothing; it changes no named day: "samedi 28", not "demain 10". */
function dayOfNumber({ value }: NumberToken, { whens }: Clause, today: string) {
  const named = whens.find(({ wanted }) => wanted.date)?.wanted.date
  const day = nextDayOfNumber(value, today)
  return named === undefined || named === day ? day : undefined
}

type OpenChunk = { number: NumberToken | null; words: ChunkWord[]; isClosed: boolean }
function addNumber(open: OpenChunk[], number: NumberToken, isCountedAfter: boolean): void {
  const last = open.at(-1)
  if ((isCountedAfter || number.isAfterX) && last && last.words.length > 0 && !last.number) {
    last.number = number
    last.isClosed = true
  } else open.push({ number, words: [], isClosed: false })
}
function addWords(open: OpenChunk[], words: readonly ChunkWord[]): void {
  const last = open.at(-1)
  if (last && !last.isClosed) last.words.push(...words)
  else if (words.length > 0) open.push({ number: null, words: [...words], isClosed: false })
}

/** Date words stay with the chunk, in case a name contains them. */
function wordsOfWhen(
  { wanted, words }: Extract<Part, { kind: 'when' }>,
  clause: Clause,
  { meanings }: Lexicon,
): ChunkWord[] {
  const when: When = { wanted, isName: false }
  clause.whens.push(when)
  if (words.length > 1) return []
  return words
    .filter(({ plain }) => [...meanings(plain).values()].some((much) => mayNameWhen(plain, much)))
    .map((word) => ({ ...word, when }))
}
/** A short word is read as a day rather than as the beginning of a name. */
export const mayNameWhen = (plain: string, much: number): boolean =>
  much > leastSure || (much === leastSure && plain.length > 3)

const mostAfter = 25
/** "adulte 3, enfant 2": numbers after the words that they count. */
function hasCountsAfter(parts: readonly Part[], lexicon: Lexicon): boolean {
  const withoutTimes = parts.filter(({ kind }) => kind !== 'when')
  const [last, first] = [
    withoutTimes.at(-1),
    withoutTimes.findIndex(({ kind }) => kind === 'number'),
  ]
  if (last?.kind !== 'number' || last.isSoft || last.value > mostAfter) return false
  return withoutTimes
    .slice(0, first)
    .some((part) => part.kind === 'word' && isTitleWord(part.plain, lexicon))
}
const isTitleWord = (plain: string, lexicon: Lexicon) =>
  titleLikeness(lexicon.meanings(plain), lexicon) > 0 && !isGroupWord(plain, lexicon)
const isGroupWord = (plain: string, { meanings, groupWords }: Lexicon) =>
  groupLikeness(meanings(plain), groupWords) > 0

/** "adulte enfant" are two items when no offer has both words, except packages that name both. */
function splitByTitle(words: readonly ChunkWord[], lexicon: Lexicon): ChunkWord[][] {
  const isNamed = ({ kind, firstWords }: NamedOffer) =>
    kind !== 'package' || words.some(({ plain }) => firstWords.has(stem(plain)))
  const offers = lexicon.offers.filter(isNamed)
  const split: ChunkWord[][] = [[]]
  let having: readonly NamedOffer[] | null = null
  for (const word of words) {
    if (word.when === null && isTitleWord(word.plain, lexicon)) {
      const meanings = lexicon.meanings(word.plain)
      const has = (offer: NamedOffer) => titleLikeness(meanings, offer) > 0
      // A code that is scanned again adds one.
      const near = having !== null && isCodeWord(word.plain) ? [] : (having ?? offers)
      const both: readonly NamedOffer[] = near.filter(has)
      if (both.length === 0) split.push([])
      having = both.length === 0 ? offers.filter(has) : both
    }
    lastOf(split).push(word)
  }
  return split
}
