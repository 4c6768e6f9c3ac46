import { kindNames } from '@guichet/contract/kinds.messages.ts'
import { kinds, type Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { z } from 'zod'

/** Default names of entries, by kind. */
const kindMessages: Record<Kind | 'adjustment' | 'fee', Bilingual> = {
  ...kindNames,
  adjustment: { fr: 'Ajustement', en: 'Adjustment' },
  fee: { fr: 'Frais de service', en: 'Service fee' },
}
const OneLanguage = z.partialRecord(z.enum(kinds), z.string()).default({})
/** The stored document `displayNames`: names of kinds that the business chose, by language. */
export const DisplayNames = z.strictObject({ fr: OneLanguage, en: OneLanguage })
export type DisplayNames = z.output<typeof DisplayNames>

export type KindNames = Record<string, Bilingual>
/** Names of all kinds of this business, in both languages. */
export const kindNamesFrom = ({ fr, en }: DisplayNames): KindNames =>
  Object.fromEntries(
    Object.entries(kindMessages).map(([kind, messages]) => [
      kind,
      { fr: fr[kind as Kind] ?? messages.fr, en: en[kind as Kind] ?? messages.en },
    ]),
  )

/** Names of all kinds of this business, in one language. */
export const kindNamesIn = (names: KindNames, language: 'fr' | 'en'): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([kind, name]) => [kind, name[language]]))
