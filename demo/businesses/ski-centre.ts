import {
  type ActivityPlan,
  type BusinessPlan,
  everyDay,
  bilingual,
  weekdaysOnly,
  weekend,
} from './kinds-of-business.ts'
import { skiCentreSetup } from './ski-centre-setup.ts'

const ages = (adult: number, student: number, child: number): ActivityPlan['types'] => [
  { title: bilingual('Adulte', 'Adult'), cents: adult },
  { title: bilingual('Étudiant (13 à 22 ans)', 'Student (13 to 22)'), cents: student },
  { title: bilingual('Enfant (6 à 12 ans)', 'Child (6 to 12)'), cents: child },
  { title: bilingual('Tout-petit (0 à 5 ans)', 'Toddler (0 to 5)'), cents: 0 },
]
const dated = { scheduling: 'WithCalendar', active: true, validFor: null } as const

const holder = bilingual('Titulaire', 'Holder')
const seasonPasses: ActivityPlan['passes'] = [
  {
    title: bilingual('Passe adulte', 'Adult pass'),
    cents: 64_900,
    holders: [{ label: holder, optional: false, wantsPicture: true }],
  },
  {
    title: bilingual('Passe familiale', 'Family pass'),
    cents: 149_900,
    holders: [
      { label: bilingual('Premier parent', 'First parent'), optional: false, wantsPicture: true },
      { label: bilingual('Deuxième parent', 'Second parent'), optional: true, wantsPicture: true },
      { label: bilingual('Enfant', 'Child'), optional: false, wantsPicture: false },
    ],
  },
]

/** An outdoor centre that is open all year: slopes in winter, treetops in summer. */
export const skiCentre: BusinessPlan = {
  name: bilingual('Centre plein air du Mont-Cendré', 'Mont-Cendré Outdoor Centre'),
  colour: '#1f5f8b',
  staticUrl: 'mont-cendre',
  online: true,
  prefix: 'MC',
  percentRefundOnCounterOrders: true,
  isTaxFree: false,
  taxNumbers: { GST: '802145678 RT0001', QST: '1202145678 TQ0001' },
  fees: { feesAppliedToUser: [{ kind: 'daily_ticket', rateMilli: 3_000, cents: null }] },
  texts: {
    fr: {
      shortDescription: 'Ski, glissade et sentiers, douze mois par année.',
      description:
        'Trente-deux pistes, dont quatorze éclairées, un parc de glissades, un parcours dans les arbres et quarante kilomètres de sentiers.',
    },
    en: {
      shortDescription: 'Skiing, tubing and trails, twelve months a year.',
      description:
        'Thirty-two runs, fourteen of them lit, a tubing park, a treetop course and forty kilometres of trails.',
    },
  },
  location: {
    streetNumber: '1200',
    street: 'chemin du Sommet',
    city: 'Saint-Cendré-des-Monts',
    state: 'QC',
    country: 'Canada',
    zipCode: 'G0A 3K0',
    geoLocalization: '47.0812, -70.9034',
  },
  contacts: {
    email: 'billetterie@mont-cendre.example',
    phoneNumber: '418 555-0142',
    webSite: 'mont-cendre.example',
  },
  weight: 6,
  months: [10, 10, 9, 4, 3, 5, 7, 7, 4, 3, 2, 8],
  setup: skiCentreSetup,
  activities: [
    {
      ...dated,
      name: bilingual('Ski alpin', 'Alpine skiing'),
      picture: 'slope',
      tags: ['hiver'],
      weight: 10,
      types: ages(7_900, 5_900, 3_900),
      passes: seasonPasses,
      message: bilingual(
        'Le billet de jour donne accès à toutes les remontées ouvertes.',
        'The day ticket opens every running lift.',
      ),
      seasons: [
        {
          title: 'Hiver, jour',
          from: '12-01',
          to: '04-12',
          weekdays: everyDay,
          times: [['08:30', '16:00']],
          quantity: 900,
        },
        {
          title: 'Hiver, soirée',
          from: '12-15',
          to: '03-22',
          weekdays: [3, 4, 5, 6],
          times: [['15:30', '21:00']],
          quantity: 400,
        },
        {
          title: 'Relâche, places ajoutées',
          from: '02-24',
          to: '03-09',
          weekdays: everyDay,
          times: [['08:30', '16:00']],
          quantity: 300,
        },
      ],
    },
    {
      ...dated,
      name: bilingual('Glissade sur tube', 'Snow tubing'),
      picture: 'tube',
      message: null,
      tags: ['hiver', 'famille'],
      weight: 5,
      types: ages(2_450, 2_150, 1_850),
      seasons: [
        {
          title: 'Glissade',
          from: '12-10',
          to: '03-25',
          weekdays: everyDay,
          times: [
            ['10:00', '12:00'],
            ['12:00', '14:00'],
            ['14:00', '16:00'],
            ['18:00', '20:00'],
          ],
          quantity: 120,
        },
      ],
    },
    {
      ...dated,
      name: bilingual('Parcours dans les arbres', 'Treetop course'),
      picture: 'treetops',
      tags: ['été', 'famille'],
      weight: 6,
      types: ages(4_299, 3_799, 2_999),
      message: bilingual(
        'Souliers fermés obligatoires. Taille minimale\u00a0: 1,20\u00a0m.',
        'Closed shoes required. Minimum height: 1.20 m.',
      ),
      seasons: [
        {
          title: 'Arbres, été',
          from: '05-15',
          to: '10-12',
          weekdays: everyDay,
          times: [
            ['09:00', '11:30'],
            ['10:30', '13:00'],
            ['12:00', '14:30'],
            ['13:30', '16:00'],
            ['15:00', '17:30'],
          ],
          quantity: 24,
        },
      ],
    },
    {
      ...dated,
      name: bilingual('Vélo de montagne', 'Mountain biking'),
      picture: 'bike',
      message: null,
      tags: ['été'],
      weight: 4,
      types: ages(3_950, 3_450, 2_250),
      seasons: [
        {
          title: 'Vélo',
          from: '05-20',
          to: '10-20',
          weekdays: everyDay,
          times: [['09:00', '17:00']],
          quantity: 200,
        },
      ],
    },
    {
      ...dated,
      name: bilingual('Mur d’escalade intérieur', 'Indoor climbing wall'),
      picture: 'wall',
      message: null,
      tags: ['toute l’année'],
      weight: 3,
      types: ages(1_999, 1_799, 1_499),
      seasons: [
        {
          title: 'Escalade, semaine',
          from: '01-01',
          to: '12-31',
          weekdays: weekdaysOnly,
          times: [
            ['13:00', '15:00'],
            ['15:00', '17:00'],
            ['18:00', '20:00'],
          ],
          quantity: 30,
        },
        {
          title: 'Escalade, fin de semaine',
          from: '01-01',
          to: '12-31',
          weekdays: weekend,
          times: [
            ['09:00', '11:00'],
            ['11:00', '13:00'],
            ['13:00', '15:00'],
            ['15:00', '17:00'],
          ],
          quantity: 30,
        },
      ],
    },
    {
      name: bilingual('Raquette et sentiers', 'Snowshoeing and trails'),
      picture: 'snowshoes',
      message: null,
      tags: ['toute l’année'],
      scheduling: 'WithCalendarOrAnytime',
      active: true,
      validFor: '12:00:00',
      weight: 3,
      types: ages(1_650, 1_350, 950),
      seasons: [
        {
          title: 'Sortie guidée',
          from: '01-01',
          to: '12-31',
          weekdays: weekend,
          times: [['09:30', '12:00']],
          quantity: 20,
        },
      ],
    },
    {
      name: bilingual('Navette du sommet', 'Summit shuttle'),
      picture: 'gondola',
      message: null,
      tags: [],
      scheduling: 'Anytime',
      active: false,
      validFor: null,
      weight: 0,
      types: [{ title: bilingual('Aller-retour', 'Return'), cents: 600 }],
      seasons: [],
    },
  ],
  campaigns: [
    {
      name: bilingual('Fonds de la relève', 'Youth fund'),
      amounts: [500, 2_000, 5_000],
      message: bilingual(
        'Chaque don paie des cours de ski aux enfants de la région.',
        'Each gift pays ski lessons for local children.',
      ),
    },
  ],
}
