import type { Texts } from '@guichet/contract/catalogue-record.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** Name and description of a record per language, from the two columns in which they are stored. */
export const textsOf = (name: Bilingual, description: Bilingual | null): Texts => ({
  fr: { name: name.fr, description: description?.fr ?? '' },
  en: { name: name.en, description: description?.en ?? '' },
})
/** The two columns in which a name and a description are stored. */
export const textColumnsOf = ({ fr, en }: Texts): { name: Bilingual; description: Bilingual } => ({
  name: { fr: fr.name, en: en.name },
  description: { fr: fr.description, en: en.description },
})
