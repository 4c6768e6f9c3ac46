import { unaccented } from '@guichet/contract/fold.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { codeWord, isCodeWord } from './request-codes.rules.ts'
import { wordsOfName } from './request-words.rules.ts'

/** Product on sale, in the order of the counter, with its activity or category. */
export type Offer = {
  productId: string
  kind: Kind
  title: Bilingual
  groupId: string | null
  groupTitle: Bilingual | null
  isOnSale: boolean
  /** Codes by which it is scanned or typed. */
  codes: readonly string[]
}
/** An offer with the words of its title and of its group, in both languages. */
export type NamedOffer = Offer & {
  place: number
  titles: readonly (readonly string[])[]
  groups: readonly (readonly string[])[]
  titleWords: ReadonlySet<string>
  firstWords: ReadonlySet<string>
  groupWords: ReadonlySet<string>
}

/** Words for a kind, regardless of the names that the business uses. */
const kindWords: Record<Kind, string> = {
  daily_ticket: 'billet ticket',
  season_pass: 'passe pass abonnement',
  equipment_rental: 'location rental louer',
  accessory_rental: '',
  donation: 'don donation',
  catalog_product: '',
  package: 'forfait package',
  lodging: 'nuit night chambre room',
}
const wordsOfKind = (kind: Kind) => kindWords[kind].split(' ')

/** Text in brackets explains a name and is not typed. */
const shortened = (name: string) => name.replace(/\([^)]*\)/g, ' ')
const wordsIn = (name: Bilingual | null, read: (text: string) => string) =>
  name === null ? [] : [name.fr, name.en].map((text) => wordsOfName(read(text)).map(stem))

export const nameOffers = (offers: readonly Offer[]): NamedOffer[] =>
  offers.map((offer, place) => ({
    ...offer,
    place,
    // A code is an additional name.
    titles: [...wordsIn(offer.title, shortened), ...offer.codes.map((code) => [codeWord(code)])],
    groups: wordsIn(offer.groupTitle, shortened),
    titleWords: new Set([
      ...wordsIn(offer.title, unaccented).flat(),
      ...wordsOfKind(offer.kind).map(stem),
      ...offer.codes.map(codeWord),
    ]),
    firstWords: new Set(wordsIn(offer.title, unaccented).flatMap(([first]) => first ?? [])),
    groupWords: new Set(wordsIn(offer.groupTitle, unaccented).flat()),
  }))

const irregular = new Map([
  ['children', 'child'],
  ['kids', 'child'],
  ['kid', 'child'],
  ['people', 'person'],
  ['women', 'woman'],
  ['men', 'man'],
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['passes', 'passe'],
])
/** A word without its plural ending. */
export function stem(word: string): string {
  const found = irregular.get(word)
  if (found !== undefined) return found
  if (isCodeWord(word)) return word
  return word.length > 3 && !word.endsWith('ss') ? word.replace(/[sx]$/, '') : word
}

/** Minimum length of a word in which a typing error is accepted. */
const leastMistyped = 5
const exact = 100
const mistyped = 65
/** Scores for prefixes of one, two, and three or more letters. */
const prefixes = [0, 60, 70, 80]
export const leastSure = prefixes[3]!

/** A code matches before any word. */
const coded = 1000

/** Score of a typed stem for a word of the catalogue: 0 to 100, or 1000 for a code. */
function likeness(typed: string, word: string): number {
  if (isCodeWord(typed) || isCodeWord(word)) return typed === word ? coded : 0
  if (typed === word) return exact
  if (word.startsWith(typed) && /^\p{L}+$/u.test(typed))
    return prefixes[Math.min(typed.length, prefixes.length - 1)]!
  return isMistyped(typed, word) ? mistyped : 0
}

/** Whether one letter is added, missing, different or transposed. */
function isMistyped(typed: string, word: string): boolean {
  const [short, long] = typed.length <= word.length ? [typed, word] : [word, typed]
  if (short.length < leastMistyped || long.length - short.length > 1 || /\d/.test(typed))
    return false
  let i = 0
  while (i < short.length && short[i] === long[i]) i++
  if (long.length > short.length) return short.slice(i) === long.slice(i + 1)
  const isOther = short.slice(i + 1) === long.slice(i + 1)
  const isSwapped =
    short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2)
  return isOther || isSwapped
}

/** Words of the catalogue that a typed word may mean, with their scores. */
export type Meanings = ReadonlyMap<string, number>
/** Caches the meanings of each typed word. */
export function meaningsIn(offers: readonly NamedOffer[]): (plain: string) => Meanings {
  const vocabulary = new Set(offers.flatMap((offer) => [...offer.titleWords, ...offer.groupWords]))
  const known = new Map<string, Meanings>()
  return (plain) => {
    const typed = stem(plain)
    const before = known.get(typed)
    if (before) return before
    const found = new Map<string, number>()
    const add = (word: string, much: number) => {
      if (much > 0) found.set(word, Math.max(much, found.get(word) ?? 0))
    }
    for (const word of vocabulary) add(word, likeness(typed, word))
    for (const [form, word] of irregular)
      if (vocabulary.has(word) && isMistyped(typed, form)) add(word, mistyped)
    known.set(typed, found)
    return found
  }
}

const isSure = (much: number) => much >= leastSure || much === mistyped
/** Whether an offer has a word; one or two letters match only the first word of its title. */
export const hasMeaning = (
  [word, much]: readonly [string, number],
  { titleWords, firstWords }: Pick<NamedOffer, 'titleWords' | 'firstWords'>,
): boolean => (isSure(much) ? titleWords : firstWords).has(word)
/** Whether its group has a word, which needs three letters or the whole word. */
export const hasInGroup = (
  [word, much]: readonly [string, number],
  words: ReadonlySet<string>,
): boolean => isSure(much) && words.has(word)

const bestOf = (meanings: Meanings, has: (meaning: readonly [string, number]) => boolean) => {
  let best = 0
  for (const meaning of meanings) if (meaning[1] > best && has(meaning)) best = meaning[1]
  return best
}
export const titleLikeness = (
  meanings: Meanings,
  offer: Pick<NamedOffer, 'titleWords' | 'firstWords'>,
): number => bestOf(meanings, (meaning) => hasMeaning(meaning, offer))
export const groupLikeness = (meanings: Meanings, words: ReadonlySet<string>): number =>
  bestOf(meanings, (meaning) => hasInGroup(meaning, words))
