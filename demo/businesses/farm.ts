import { farmSetup } from './farm-setup.ts'
import { type BusinessPlan, everyDay, bilingual, weekend } from './kinds-of-business.ts'

/** A small business that sells only at its counter, below the threshold for tax registration. */
export const farm: BusinessPlan = {
  name: bilingual('Ferme des Trois-Érables', 'Trois-Érables Farm'),
  colour: '#4f6d2f',
  staticUrl: 'ferme-trois-erables',
  online: false,
  prefix: '',
  percentRefundOnCounterOrders: false,
  isTaxFree: true,
  taxNumbers: {},
  fees: { feesAppliedToUser: [] },
  texts: {
    fr: {
      shortDescription: 'Visite à la ferme, labyrinthe et cabane à sucre.',
      description: 'Une petite ferme familiale qui ouvre ses portes aux beaux jours.',
    },
    en: {
      shortDescription: 'Farm visits, a maze and a sugar shack.',
      description: 'A small family farm that opens its doors in fine weather.',
    },
  },
  location: {
    streetNumber: '342',
    street: 'rang Saint-Édouard',
    city: 'Sainte-Œdile',
    state: 'QC',
    country: 'Canada',
    zipCode: 'J0H 1W0',
    geoLocalization: '45.6118, -72.8402',
  },
  contacts: {
    email: 'bonjour@trois-erables.example',
    phoneNumber: '450 555-0118',
    webSite: 'trois-erables.example',
  },
  weight: 1,
  months: [1, 1, 5, 5, 4, 5, 7, 8, 9, 9, 2, 1],
  setup: farmSetup,
  activities: [
    {
      name: bilingual('Visite de la ferme', 'Farm visit'),
      picture: 'barn',
      message: null,
      tags: [],
      scheduling: 'Anytime',
      active: true,
      validFor: null,
      weight: 3,
      types: [
        { title: bilingual('Visiteur', 'Visitor'), cents: 900 },
        { title: bilingual('Moins de 2 ans', 'Under 2'), cents: 0 },
      ],
      seasons: [],
    },
    {
      name: bilingual('Labyrinthe de maïs', 'Corn maze'),
      picture: 'maze',
      message: null,
      tags: ['automne'],
      scheduling: 'WithCalendar',
      active: true,
      validFor: null,
      weight: 2,
      types: [
        { title: bilingual('Visiteur', 'Visitor'), cents: 1_250 },
        { title: bilingual('Moins de 5 ans', 'Under 5'), cents: 0 },
      ],
      seasons: [
        {
          title: 'Labyrinthe',
          from: '08-15',
          to: '10-31',
          weekdays: weekend,
          times: [
            ['10:00', '12:00'],
            ['13:00', '15:00'],
            ['15:00', '17:00'],
          ],
          quantity: 60,
        },
      ],
    },
    {
      name: bilingual('Tour de traîneau', 'Sleigh ride'),
      picture: 'sleigh',
      message: null,
      tags: [],
      scheduling: 'WithCalendar',
      active: true,
      validFor: null,
      weight: 2,
      types: [
        { title: bilingual('Passager', 'Passenger'), cents: 1_600 },
        { title: bilingual('Sur les genoux', 'On the lap'), cents: 0 },
      ],
      seasons: [
        {
          title: 'Traîneau',
          from: '01-01',
          to: '12-31',
          weekdays: everyDay,
          times: [
            ['11:00', '11:45'],
            ['14:00', '14:45'],
          ],
          quantity: 14,
        },
      ],
    },
  ],
  campaigns: [],
}
