import type { Bilingual } from './primitives.ts'

const mark: Bilingual = { fr: ' (copie)', en: ' (copy)' }
/** Cut as the limits count, without half a character at the end. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/** The name of a copy, in both languages, cut so that the mark still fits the name's limit. */
export const copiedName = (name: Bilingual, limit: number): Bilingual => ({
  fr: cut(name.fr, limit - mark.fr.length) + mark.fr,
  en: cut(name.en, limit - mark.en.length) + mark.en,
})
