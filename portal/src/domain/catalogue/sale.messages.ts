import { bilingual } from '../../kit/text/messages.ts'

export const saleMessages = bilingual({
  fr: {
    price: 'Prix',
    nextDay: 'Prochain jour ouvert',
    nextDayLabel: 'Ouvre\u00a0: ',
    state: 'État',
    from: (price: string) => `dès ${price}`,
    free: 'Gratuit',
    today: 'Aujourd’hui',
    anyDay: 'En tout temps',
    offSeason: 'Aucune date à venir',
    states: {
      onSale: 'En vente',
      soldOut: 'Épuisé',
      offSeason: 'Aucune date à venir',
      notYet: 'Pas encore en vente',
      over: 'Vente terminée',
      inactive: 'Inactif',
    },
  },
  en: {
    price: 'Price',
    nextDay: 'Next open day',
    nextDayLabel: 'Opens: ',
    state: 'State',
    from: (price) => `from ${price}`,
    free: 'Free',
    today: 'Today',
    anyDay: 'Any time',
    offSeason: 'No upcoming date',
    states: {
      onSale: 'On sale',
      soldOut: 'Sold out',
      offSeason: 'No upcoming date',
      notYet: 'Not yet on sale',
      over: 'Sale over',
      inactive: 'Inactive',
    },
  },
})
