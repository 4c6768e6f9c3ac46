import { z } from 'zod'
import { kinds, type Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** What an entry is called, by kind, where the business has no name of its own for it. */
const kindWords: Record<Kind | 'adjustment' | 'fee', Bilingual> = {
  daily_ticket: { fr: 'Billet journalier', en: 'Daily ticket' },
  season_pass: { fr: 'Abonnement de saison', en: 'Season pass' },
  equipment_rental: { fr: 'Location d’équipement', en: 'Equipment rental' },
  accessory_rental: { fr: 'Location d’accessoire', en: 'Accessory rental' },
  donation: { fr: 'Don', en: 'Donation' },
  catalog_product: { fr: 'Produit', en: 'Product' },
  package: { fr: 'Forfait', en: 'Package' },
  lodging: { fr: 'Hébergement', en: 'Lodging' },
  adjustment: { fr: 'Ajustement', en: 'Adjustment' },
  fee: { fr: 'Frais de service', en: 'Service fee' },
}
const OneLanguage = z.partialRecord(z.enum(kinds), z.string()).default({})
/** The stored document `displayNames`: names of kinds by language, those that the business gave. */
export const DisplayNames = z.strictObject({ fr: OneLanguage, en: OneLanguage })
export type DisplayNames = z.output<typeof DisplayNames>

export type KindNames = Record<string, Bilingual>
/** How this business calls each kind, in both languages. */
export const kindNamesFrom = ({ fr, en }: DisplayNames): KindNames =>
  Object.fromEntries(Object.entries(kindWords).map(([kind, words]) => [kind, { fr: fr[kind as Kind] ?? words.fr, en: en[kind as Kind] ?? words.en }]))
