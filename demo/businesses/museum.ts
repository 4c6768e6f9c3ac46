import {
  type ActivityPlan,
  type BusinessPlan,
  everyDay,
  bilingual,
  weekend,
} from './kinds-of-business.ts'
import { museumSetup } from './museum-setup.ts'

const ages = (adult: number, senior: number, student: number): ActivityPlan['types'] => [
  { title: bilingual('Adulte', 'Adult'), cents: adult },
  { title: bilingual('Aîné (65 ans et plus)', 'Senior (65 and over)'), cents: senior },
  { title: bilingual('Étudiant', 'Student'), cents: student },
  { title: bilingual('12 ans et moins', '12 and under'), cents: 0 },
]
const halfHours = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 }, (_, place) => {
    const wall = (half: number) =>
      `${String(from + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
    return [wall(place), wall(place + 1)] as const
  })

/** A museum with timed entries next to day tickets without a time. */
export const museum: BusinessPlan = {
  name: bilingual('Musée des Grandes-Rives', 'Grandes-Rives Museum'),
  colour: '#7a3b69',
  staticUrl: 'musee-grandes-rives',
  online: true,
  prefix: 'MGR',
  percentRefundOnCounterOrders: false,
  isTaxFree: false,
  taxNumbers: { GST: '871234505 RT0001', QST: '1011234505 TQ0001' },
  fees: { feesAppliedToUser: [{ kind: 'daily_ticket', rateMilli: null, cents: 100 }] },
  texts: {
    fr: {
      shortDescription: 'Quatre siècles de vie au bord du fleuve.',
      description:
        'Une exposition permanente, deux expositions temporaires par année, des visites guidées et des ateliers pour les familles.',
    },
    en: {
      shortDescription: 'Four centuries of life along the river.',
      description:
        'A permanent exhibition, two temporary ones a year, guided tours and family workshops.',
    },
  },
  location: {
    streetNumber: '85',
    street: 'rue de la Grève',
    city: 'Rivière-aux-Œillets',
    state: 'QC',
    country: 'Canada',
    zipCode: 'G5R 1B4',
    geoLocalization: '47.8361, -69.5352',
  },
  contacts: {
    email: 'accueil@grandes-rives.example',
    phoneNumber: '418 555-0167',
    webSite: 'grandes-rives.example',
  },
  weight: 3,
  months: [3, 3, 5, 4, 5, 7, 10, 10, 6, 5, 4, 5],
  setup: museumSetup,
  activities: [
    {
      name: bilingual('Exposition permanente', 'Permanent exhibition'),
      picture: 'hall',
      message: null,
      tags: [],
      scheduling: 'Anytime',
      active: true,
      validFor: null,
      weight: 6,
      types: ages(1_800, 1_600, 1_200),
      seasons: [],
      passes: [
        {
          title: bilingual('Carte annuelle', 'Annual card'),
          cents: 5_500,
          holders: [{ label: bilingual('Membre', 'Member'), optional: false, wantsPicture: false }],
        },
      ],
    },
    {
      name: bilingual('Lumières du fleuve', 'River Lights'),
      picture: 'lights',
      tags: ['temporaire'],
      scheduling: 'WithCalendar',
      active: true,
      validFor: null,
      weight: 6,
      types: ages(2_399, 2_199, 1_649),
      message: bilingual(
        'Présentez-vous à l’heure indiquée; la visite dure environ une heure.',
        'Please arrive at the hour shown; the visit lasts about an hour.',
      ),
      seasons: [
        {
          title: 'Entrées aux demi-heures',
          from: '01-01',
          to: '12-31',
          weekdays: [2, 3, 4, 5, 6, 7],
          times: halfHours(10, 16),
          quantity: 25,
        },
      ],
    },
    {
      name: bilingual('Visite guidée', 'Guided tour'),
      picture: 'gallery',
      message: null,
      tags: ['visite'],
      scheduling: 'WithCalendarOrAnytime',
      active: true,
      validFor: '08:00:00',
      weight: 2,
      types: ages(2_600, 2_400, 1_900),
      seasons: [
        {
          title: 'Visites',
          from: '01-01',
          to: '12-31',
          weekdays: everyDay,
          times: [
            ['11:00', '12:00'],
            ['14:00', '15:00'],
          ],
          quantity: 15,
        },
      ],
    },
    {
      name: bilingual('Atelier des petits explorateurs', 'Little Explorers workshop'),
      picture: 'workshop',
      message: null,
      tags: ['famille'],
      scheduling: 'WithCalendar',
      active: true,
      validFor: null,
      weight: 2,
      types: [
        { title: bilingual('Enfant', 'Child'), cents: 1_450 },
        { title: bilingual('Accompagnateur', 'Accompanying adult'), cents: 0 },
      ],
      seasons: [
        {
          title: 'Ateliers',
          from: '01-01',
          to: '12-31',
          weekdays: weekend,
          times: [
            ['10:00', '11:30'],
            ['13:30', '15:00'],
          ],
          quantity: 16,
        },
      ],
    },
  ],
  campaigns: [
    {
      name: bilingual('Amis du musée', 'Friends of the museum'),
      amounts: [1_000, 2_500, 10_000],
      message: bilingual(
        'Vos dons servent à restaurer les œuvres de la collection.',
        'Your gifts restore works of the collection.',
      ),
    },
  ],
}
