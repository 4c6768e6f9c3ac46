import type { Bilingual } from '@guichet/contract/primitives.ts'

const mark: Bilingual = { fr: ' (copie)', en: ' (copy)' }

/** The name of a copy, in both languages, cut so that the mark still fits the name's limit. */
export const copiedName = (name: Bilingual, limit: number): Bilingual => ({
  fr: [...name.fr].slice(0, limit - mark.fr.length).join('').trimEnd() + mark.fr,
  en: [...name.en].slice(0, limit - mark.en.length).join('').trimEnd() + mark.en,
})
