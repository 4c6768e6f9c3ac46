import type { Bilingual } from '@guichet/contract/primitives.ts'

/** What an entry is called, by kind. */
export const kindWords: Record<string, Bilingual> = {
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
