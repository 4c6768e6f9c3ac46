import { unaccented } from '@guichet/contract/fold.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { stem } from '../request/request-names.rules.ts'
import { wordsOfName } from '../request/request-words.rules.ts'
import { agesOf, type Ages, type Range } from './read-ages.rules.ts'

/** Measure of the people whom a size fits; `unmeasured` when its name has none. */
export type Measure =
  | { of: 'height'; range: Range }
  | { of: 'length'; cm: number }
  | { of: 'boot'; numbers: number[] }
  | { of: 'age'; ages: Ages }
  | { of: 'anybody' | 'unmeasured' }

/** Meaning of the sizes of equipment: a boot number, a length of skis or boards, or other. */
type SizeMeaning = 'boot' | 'length' | 'other'
const bootWords = 'botte bottine chaussure soulier patin boot shoe skate'.split(' ')
const slidingWords = ['ski', 'snowboard']
/** Other sliding sports, where a height does not determine the length. */
const otherSliding = 'fond nordique nordic country nautique water roulette'.split(' ')
const otherEquipmentWords = 'baton pole casque helmet lunette goggle raquette snowshoe'.split(' ')
const nameMatcher = (name: Bilingual) => {
  const heard = new Set([name.fr, name.en].flatMap((text) => wordsOfName(text).map(stem)))
  return (words: readonly string[]) => words.some((word) => heard.has(word))
}
function sizeMeaningOf(name: Bilingual): SizeMeaning | null {
  const has = nameMatcher(name)
  if (has(otherEquipmentWords)) return 'other'
  // A set of skis and boots is sized by its skis.
  if (has(slidingWords)) return has(bootWords) && isBootFirst(name) ? 'boot' : 'length'
  return has(bootWords) ? 'boot' : null
}
/** Meaning of the sizes of a type; its own name comes before that of its category. */
function meaningOfSizes({ model, category }: Omit<SizeNames, 'size'>): SizeMeaning {
  const meant = sizeMeaningOf(model) ?? sizeMeaningOf(category) ?? 'other'
  const isOther = [model, category].some((name) => nameMatcher(name)(otherSliding))
  return meant === 'length' && isOther ? 'other' : meant
}
/** "Bottes de ski", "Ski boots": a boot for skis is a boot. */
const isBootFirst = ({ fr }: Bilingual) => {
  const [first] = wordsOfName(fr).map(stem)
  return first !== undefined && bootWords.includes(first)
}

const centimetres = (text: string): Range | null => {
  const number = '(\\d{2,3})\\s*(?:cm)?'
  const read = (pattern: string) => new RegExp(pattern).exec(text)?.slice(1).map(Number)
  const between = read(`${number}\\s*(?:-|–|—|a|to)\\s*(\\d{2,3})\\s*cm`)
  if (between) return { from: between[0]!, until: between[1]! }
  const below = read('(?:moins de|under)\\s*(\\d{2,3})\\s*cm')
  if (below) return { from: 0, until: below[0]! - 1 }
  const most = read('(?:jusqu.a|up to)\\s*(\\d{2,3})\\s*cm')
  if (most) return { from: 0, until: most[0]! }
  const least = read('(\\d{2,3})\\s*cm\\s*(?:et plus|and over|and up|\\+)')
  return least ? { from: least[0]!, until: 300 } : null
}
const lengthIn = (text: string): number | null => {
  const found = /^\D*(\d{2,3})\s*cm\D*$/.exec(text)
  return found ? Number(found[1]) : null
}

/** Mondopoint sizes are given in centimetres or millimetres: 265 is 26.5. */
const bootNumber = (number: number) => (number >= 150 && number <= 350 ? number / 10 : number)
export const bootNumbersIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:[.,]\d)?/g)].map(([found]) =>
    bootNumber(Number(found.replace(',', '.'))),
  )

type SizeNames = { size: Bilingual | null; model: Bilingual; category: Bilingual }
/** Measure of a size, from its own name, its type and its category. */
export function measureOf({ size, model, category }: SizeNames): Measure {
  if (size === null) return { of: 'anybody' }
  const texts = [size.fr, size.en].map(unaccented)
  const meant = meaningOfSizes({ model, category })
  if (meant === 'boot') {
    const numbers = [...new Set(texts.flatMap(bootNumbersIn))]
    return numbers.length > 0 ? { of: 'boot', numbers } : { of: 'unmeasured' }
  }
  const ages = agesOf(size)
  if (ages) return { of: 'age', ages }
  if (meant === 'other') return { of: 'unmeasured' }
  const range = centimetres(texts[0]!) ?? centimetres(texts[1]!)
  if (range) return { of: 'height', range }
  const cm = lengthIn(texts[0]!) ?? lengthIn(texts[1]!)
  return cm === null ? { of: 'unmeasured' } : { of: 'length', cm }
}
