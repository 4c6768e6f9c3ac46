import type { Kind } from './kinds.ts'

/** Default name of each kind. */
export const kindNames: Record<Kind, { fr: string; en: string }> = {
  daily_ticket: { fr: 'Billet journalier', en: 'Daily ticket' },
  season_pass: { fr: 'Passe de saison', en: 'Season pass' },
  equipment_rental: { fr: 'Location d’équipement', en: 'Equipment rental' },
  accessory_rental: { fr: 'Location d’accessoire', en: 'Accessory rental' },
  donation: { fr: 'Don', en: 'Donation' },
  catalog_product: { fr: 'Produit', en: 'Product' },
  package: { fr: 'Forfait', en: 'Package' },
  lodging: { fr: 'Hébergement', en: 'Lodging' },
}
