import { fold } from '@guichet/contract/fold.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** A season pass on sale, with its default valid period. */
export type SoldPass = {
  productId: string
  activity: Bilingual
  title: Bilingual
  from: string | null
  until: string | null
}
/**
 * The single pass of a name, or the reason why there is none, with the candidates when there are
 * several.
 */
export type FoundPass = { pass: SoldPass } | { rule: string; among: Bilingual[] }

const languages = ['fr', 'en'] as const
/** A name without separators. */
const bare = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '')
const inBoth = (nameIn: (language: 'fr' | 'en') => string): Bilingual => ({
  fr: nameIn('fr'),
  en: nameIn('en'),
})
const fullName = ({ activity, title }: SoldPass): Bilingual =>
  inBoth((language) => `${activity[language]} – ${title[language]}`)

/**
 * Names of a pass: by activity and price in either order, and by one of the two when that is
 * unique.
 */
function namesOf({ activity, title }: SoldPass) {
  const names = languages.map((language) => [bare(activity[language]), bare(title[language])])
  return {
    full: names.flatMap(([activityName, titleName]) => [
      `${activityName}${titleName}`,
      `${titleName}${activityName}`,
    ]),
    short: names.flat(),
  }
}

/** Finds season passes by the names that other systems and people use. */
export function findPassIn(passes: readonly SoldPass[]): (name: string) => FoundPass {
  const byFull = new Map<string, Set<SoldPass>>()
  const byShort = new Map<string, Set<SoldPass>>()
  const enter = (index: Map<string, Set<SoldPass>>, names: readonly string[], pass: SoldPass) => {
    for (const name of names) index.set(name, (index.get(name) ?? new Set()).add(pass))
  }
  for (const pass of passes) {
    const { full, short } = namesOf(pass)
    enter(byFull, full, pass)
    enter(byShort, short, pass)
  }
  return (name) => {
    const [pass, ...others] = byFull.get(bare(name)) ?? byShort.get(bare(name)) ?? []
    if (!pass) return { rule: 'passUnknown', among: [] }
    return others.length
      ? { rule: 'passAmbiguous', among: [pass, ...others].map(fullName) }
      : { pass }
  }
}
