import { copiedName } from '@guichet/contract/copied-name.ts'

type PerLanguage<T> = Record<'fr' | 'en', T>

export const noTexts = (): PerLanguage<{ name: string; description: string }> => ({
  fr: { name: '', description: '' },
  en: { name: '', description: '' },
})
export const nameOfFields = ({ fr, en }: PerLanguage<{ name: string }>) => ({
  fr: fr.name,
  en: en.name,
})
/** Names in both languages, which a search looks at. */
export const namesOf = ({ fr, en }: PerLanguage<{ name: string }>): string[] => [fr.name, en.name]
/** Texts of a copy: the name says that it is one. */
export function copiedTexts<T extends { name: string }>(texts: PerLanguage<T>): PerLanguage<T> {
  const { fr, en } = copiedName(nameOfFields(texts), 50)
  return { fr: { ...texts.fr, name: fr }, en: { ...texts.en, name: en } }
}
