import { bilingual } from '../kit/messages.ts'

export const pricingMessages = bilingual({
  fr: {
    title: 'Tarifs',
    intro:
      'Les mêmes prix que sur les fiches des activités et des équipements, réunis par sorte et modifiables sur place.',
    kinds: {
      daily_ticket: 'Billets journaliers',
      season_pass: 'Passes de saison',
      equipment_rental: 'Location d’équipement',
      donation: 'Dons',
    },
    hints: {
      daily_ticket: 'Prix, période d’achat et mise en ligne des billets de chaque activité.',
      season_pass: 'Prix, période d’achat et période de validité des passes.',
      equipment_rental: 'Prix par durée de chaque type d’équipement, et prix des accessoires.',
      donation: 'Montants offerts par chaque campagne.',
    },
    loadFailed: 'Impossible de charger les tarifs',
    empty: 'Rien à tarifer ici encore.',
    toActivities: 'Décrire une activité',
    active: 'Active',
    price: (title: string) => `Prix\u00a0: ${title}`,
    saleFrom: 'Début de l’achat',
    saleTo: 'Fin de l’achat',
    validFrom: 'Début de validité',
    validTo: 'Fin de validité',
    online: 'En ligne',
    why: { inactive: 'Inactive', notYet: 'Pas encore en vente', over: 'Vente terminée' },
    open: 'Ouvrir la fiche',
    fields: {
      daily_ticket: 'Billets journaliers',
      season_pass: 'Passes de saison',
      donation: 'Dons',
      name: 'Nom',
      message: 'Message',
    },
    commands: {
      savePricings: {
        success: 'Tarifs enregistrés',
        error: 'Les tarifs n’ont pas pu être enregistrés',
      },
    },
  },
  en: {
    title: 'Pricing',
    intro:
      'The same prices as on the pages of activities and equipment, brought together by kind and editable in place.',
    kinds: {
      daily_ticket: 'Daily tickets',
      season_pass: 'Season passes',
      equipment_rental: 'Equipment rental',
      donation: 'Donations',
    },
    hints: {
      daily_ticket: 'Price, buying period and online switch of each activity’s tickets.',
      season_pass: 'Price, buying period and valid period of passes.',
      equipment_rental: 'Price by duration of each equipment type, and prices of accessories.',
      donation: 'Amounts that each campaign offers.',
    },
    loadFailed: 'Could not load pricing',
    empty: 'Nothing to price here yet.',
    toActivities: 'Describe an activity',
    active: 'Active',
    price: (title) => `Price: ${title}`,
    saleFrom: 'Buying period start',
    saleTo: 'Buying period end',
    validFrom: 'Valid from',
    validTo: 'Valid until',
    online: 'Online',
    why: { inactive: 'Inactive', notYet: 'Not on sale yet', over: 'Sale over' },
    open: 'Open the page',
    fields: {
      daily_ticket: 'Daily tickets',
      season_pass: 'Season passes',
      donation: 'Donations',
      name: 'Name',
      message: 'Message',
    },
    commands: { savePricings: { success: 'Pricing saved', error: 'Pricing could not be saved' } },
  },
})
