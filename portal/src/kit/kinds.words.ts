import type { Kind } from '@guichet/contract/kinds.ts'
import { bilingual } from './words.ts'

/** What can be sold, by its kind. */
export const kindWords = bilingual<Record<Kind | 'adjustment', string>>({
  fr: {
    daily_ticket: 'Billet journalier', season_pass: 'Passe de saison', equipment_rental: 'Location d’équipement', accessory_rental: 'Location d’accessoire',
    donation: 'Don', catalog_product: 'Produit', package: 'Forfait', lodging: 'Hébergement', adjustment: 'Ajustement',
  },
  en: {
    daily_ticket: 'Daily ticket', season_pass: 'Season pass', equipment_rental: 'Equipment rental', accessory_rental: 'Accessory rental',
    donation: 'Donation', catalog_product: 'Product', package: 'Package', lodging: 'Lodging', adjustment: 'Adjustment',
  },
})
