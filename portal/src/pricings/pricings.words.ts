import { bilingual } from '../kit/words.ts'

export const pricingWords = bilingual({
  fr: {
    title: 'Tarifs', intro: 'Tous vos prix au même endroit. Les changements s’appliquent aussi aux fiches.',
    kinds: { daily_ticket: 'Billets journaliers', season_pass: 'Passes de saison', equipment_rental: 'Location d’équipement', donation: 'Dons' },
    hints: {
      daily_ticket: 'Prix, période d’achat et activation des billets de chaque activité.', season_pass: 'Prix, période d’achat et période de validité des passes.',
      equipment_rental: 'Prix par durée de chaque type d’équipement, et prix des accessoires.', donation: 'Montants proposés par chaque campagne.',
    },
    loadFailed: 'Impossible de charger les tarifs', empty: 'Aucune activité de ce type pour l’instant.', toActivities: 'Créer une activité',
    active: 'Active', price: (title: string) => `Prix\u00a0: ${title}`, saleFrom: 'En vente du', saleTo: 'En vente jusqu’au', validFrom: 'Début de validité', validTo: 'Fin de validité',
    online: 'En ligne', why: { inactive: 'Inactive', notYet: 'Pas encore en vente', over: 'Vente terminée' }, open: 'Ouvrir la fiche',
    fields: { daily_ticket: 'Billets journaliers', season_pass: 'Passes de saison', donation: 'Dons', name: 'Nom', message: 'Message' },
    deeds: { savePricings: { success: 'Tarifs enregistrés', error: 'Impossible d’enregistrer les tarifs' } },
  },
  en: {
    title: 'Pricing', intro: 'All your prices in one place. Changes also apply to each record.',
    kinds: { daily_ticket: 'Daily tickets', season_pass: 'Season passes', equipment_rental: 'Equipment rental', donation: 'Donations' },
    hints: {
      daily_ticket: 'Price, buying period and activation of each activity’s tickets.', season_pass: 'Price, buying period and valid period of passes.',
      equipment_rental: 'Price by duration of each equipment type, and accessory prices.', donation: 'Amounts suggested by each campaign.',
    },
    loadFailed: 'Could not load pricing', empty: 'No activities of this type yet.', toActivities: 'Create an activity',
    active: 'Active', price: (title) => `Price: ${title}`, saleFrom: 'On sale from', saleTo: 'On sale until', validFrom: 'Valid from', validTo: 'Valid until',
    online: 'Online', why: { inactive: 'Inactive', notYet: 'Not on sale yet', over: 'Sales ended' }, open: 'Open record',
    fields: { daily_ticket: 'Daily tickets', season_pass: 'Season passes', donation: 'Donations', name: 'Name', message: 'Message' },
    deeds: { savePricings: { success: 'Pricing saved', error: 'Could not save pricing' } },
  },
})
