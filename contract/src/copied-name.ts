import type { Bilingual } from './primitives.ts'

const mark: Bilingual = { fr: ' (copie)', en: ' (copy)' }
/** Cuts at UTF-16 units, which the limits count, but never inside a surrogate pair. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/** Returns the name of a copy in both languages, cut so that the mark fits within the limit. */
export const copiedName = (name: Bilingual, limit: number): Bilingual => ({
  fr: cut(name.fr, limit - mark.fr.length) + mark.fr,
  en: cut(name.en, limit - mark.en.length) + mark.en,
})
