import { everyDay, said } from './kinds-of-business.ts'
import type { SetupPlan } from './setup-plans.ts'

const lengths = (from: number, to: number, step: number, quantity: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => ({
    name: said(`${from + place * step} cm`, `${from + place * step} cm`),
    quantity,
  }))
const frames = [
  { name: said('Petit', 'Small'), quantity: 8 },
  { name: said('Moyen', 'Medium'), quantity: 14 },
  { name: said('Grand', 'Large'), quantity: 10 },
]

export const skiCentreSetup: SetupPlan = {
  rentals: [
    {
      name: said('Ski et planche', 'Skis and snowboards'),
      types: [
        {
          name: said('Ensemble de ski alpin', 'Downhill ski set'),
          description: said(
            'Skis, bottes et bâtons, ajustés sur place.',
            'Skis, boots and poles, fitted on the spot.',
          ),
          turnaround: '00:30:00',
          sizes: lengths(110, 180, 10, 24),
          prices: [
            ['04:00:00', 3_499],
            ['08:00:00', 4_499],
            ['1.00:00:00', 5_299],
            ['2.00:00:00', 9_499],
          ],
        },
        {
          name: said('Planche à neige', 'Snowboard'),
          description: said('Planche et bottes.', 'Board and boots.'),
          turnaround: '00:30:00',
          sizes: lengths(125, 165, 10, 12),
          prices: [
            ['04:00:00', 3_699],
            ['08:00:00', 4_699],
            ['1.00:00:00', 5_499],
          ],
        },
        {
          name: said('Ensemble junior', 'Junior set'),
          description: said('Pour les enfants de moins de 140 cm.', 'For children under 140 cm.'),
          turnaround: '00:30:00',
          sizes: lengths(80, 120, 10, 15),
          prices: [
            ['04:00:00', 2_499],
            ['08:00:00', 3_199],
          ],
        },
      ],
    },
    {
      name: said('Raquette', 'Snowshoes'),
      types: [
        {
          name: said('Raquettes tout terrain', 'All-terrain snowshoes'),
          description: said(
            'Avec crampons, pour tous nos sentiers.',
            'With crampons, for all our trails.',
          ),
          turnaround: '00:00:00',
          sizes: [
            { name: said('Jusqu’à 70 kg', 'Up to 70 kg'), quantity: 40 },
            { name: said('Plus de 70 kg', 'Over 70 kg'), quantity: 30 },
          ],
          prices: [
            ['02:00:00', 1_299],
            ['08:00:00', 1_999],
          ],
        },
      ],
    },
    {
      name: said('Vélo', 'Bikes'),
      types: [
        {
          name: said('Vélo de montagne', 'Mountain bike'),
          description: said(
            'Double suspension, remis à neuf chaque printemps.',
            'Full suspension, overhauled every spring.',
          ),
          turnaround: '01:00:00',
          sizes: frames,
          prices: [
            ['02:00:00', 3_999],
            ['04:00:00', 5_499],
            ['1.00:00:00', 7_999],
          ],
        },
        {
          name: said('Remorque pour enfant', 'Child trailer'),
          description: said(
            'Jusqu’à deux enfants, 45 kg au plus.',
            'Up to two children, 45 kg at most.',
          ),
          turnaround: '00:00:00',
          sizes: 6,
          prices: [['1.00:00:00', 2_499]],
        },
      ],
    },
  ],
  accessories: [
    {
      name: said('Casque', 'Helmet'),
      description: said(
        'Toutes les tailles, désinfecté après chaque location.',
        'All sizes, disinfected after each rental.',
      ),
      quantity: 260,
      cents: 799,
      goesWith: [0, 2],
    },
    {
      name: said('Bâtons', 'Poles'),
      description: said('Bâtons télescopiques.', 'Telescopic poles.'),
      quantity: 80,
      cents: 400,
      goesWith: [1],
    },
    {
      name: said('Lunettes de ski', 'Ski goggles'),
      description: said('Écran pour temps clair ou couvert.', 'Lens for bright or overcast days.'),
      quantity: 60,
      cents: 600,
      goesWith: [0],
    },
    {
      name: said('Cadenas', 'Padlock'),
      description: said('Remis avec sa clé.', 'Comes with its key.'),
      quantity: 50,
      cents: 0,
      goesWith: [2],
    },
  ],
  products: [
    {
      name: said('Tuque Mont-Cendré', 'Mont-Cendré tuque'),
      description: said('Laine mérinos, tricotée au Québec.', 'Merino wool, knitted in Québec.'),
      cents: 3_200,
      stock: 140,
      active: true,
    },
    {
      name: said('Crème solaire', 'Sunscreen'),
      description: said('FPS 50, 60 ml.', 'SPF 50, 60 ml.'),
      cents: 1_450,
      stock: 60,
      active: true,
    },
    {
      name: said('Repas du midi', 'Lunch'),
      description: said(
        'Un plat, une boisson et un dessert à la cafétéria.',
        'A main dish, a drink and a dessert at the cafeteria.',
      ),
      cents: 1_995,
      stock: null,
      active: true,
    },
    {
      name: said('Leçon de groupe', 'Group lesson'),
      description: said(
        'Une heure avec une monitrice ou un moniteur.',
        'One hour with an instructor.',
      ),
      cents: 4_500,
      stock: null,
      active: true,
    },
    {
      name: said('Affiche du 50e anniversaire', '50th anniversary poster'),
      description: said('', ''),
      cents: 1_200,
      stock: 4,
      active: false,
    },
  ],
  packages: [
    {
      name: said('Initiation au ski', 'Learn to ski'),
      description: said(
        'Billet, équipement et leçon : tout pour la première descente.',
        'Ticket, equipment and lesson: all it takes for a first run.',
      ),
      cents: 12_900,
      active: true,
      parts: [
        { ticket: [0, 0], quantity: 1 },
        { rental: [0, 0, 1], quantity: 1 },
        { product: 3, quantity: 1 },
      ],
    },
    {
      name: said('Fin de semaine en famille', 'Family weekend'),
      description: said(
        'Deux nuits au chalet, deux adultes et deux enfants sur les pistes, les repas du midi.',
        'Two nights in a chalet, two adults and two children on the slopes, lunches.',
      ),
      cents: 62_900,
      active: true,
      parts: [
        { night: [0, 0], quantity: 2 },
        { ticket: [0, 0], quantity: 2 },
        { ticket: [0, 2], quantity: 2 },
        { product: 2, quantity: 4 },
      ],
    },
  ],
  lodging: [
    {
      name: said('Chalets', 'Chalets'),
      types: [
        {
          name: said('Chalet du lac', 'Lake chalet'),
          description: said(
            'Deux chambres, foyer, vue sur le lac.',
            'Two bedrooms, fireplace, lake view.',
          ),
          quantity: 6,
          maxPersons: 6,
          minNights: 2,
          maxNights: 14,
          checkIn: '16:00',
          checkOut: '11:00',
          cents: 18_900,
          rates: [
            { from: '12-19', to: '01-04', weekdays: everyDay, cents: 32_900 },
            { from: '12-01', to: '04-01', weekdays: [5, 6], cents: 25_900 },
            { from: '07-01', to: '08-20', weekdays: everyDay, cents: 22_900 },
          ],
        },
        {
          name: said('Petit chalet', 'Small chalet'),
          description: said(
            'Une pièce avec mezzanine, pour deux ou trois personnes.',
            'One room with a loft, for two or three.',
          ),
          quantity: 9,
          maxPersons: 3,
          minNights: 1,
          maxNights: 14,
          checkIn: '16:00',
          checkOut: '11:00',
          cents: 12_900,
          rates: [
            { from: '12-19', to: '01-04', weekdays: everyDay, cents: 21_900 },
            { from: '12-01', to: '04-01', weekdays: [5, 6], cents: 16_900 },
          ],
        },
      ],
    },
    {
      name: said('Camping', 'Camping'),
      types: [
        {
          name: said('Prêt-à-camper', 'Ready-to-camp tent'),
          description: said(
            'Tente sur plateforme, quatre lits, poêle au gaz.',
            'Tent on a platform, four beds, gas stove.',
          ),
          quantity: 12,
          maxPersons: 4,
          minNights: 1,
          maxNights: 7,
          checkIn: '15:00',
          checkOut: '11:00',
          cents: 9_900,
          rates: [{ from: '06-20', to: '09-08', weekdays: [5, 6], cents: 12_900 }],
        },
      ],
    },
  ],
  forms: [
    {
      name: said('Inscription au parcours', 'Course registration'),
      activity: 2,
      questions: [
        {
          text: said('Prénom du participant', 'Participant’s first name'),
          recurrence: 'OnTicket',
          options: null,
          answers: [
            said('Léa', 'Lea'),
            said('Noé', 'Noah'),
            said('Maïka', 'Maika'),
            said('Édouard', 'Edward'),
            said('Zoé', 'Zoe'),
          ],
        },
        {
          text: said('À savoir pour le harnais', 'To know for the harness'),
          recurrence: 'OnTicket',
          options: [
            said('Moins de 30 kg', 'Under 30 kg'),
            said('De 30 à 60 kg', '30 to 60 kg'),
            said('Plus de 60 kg', 'Over 60 kg'),
          ],
          answers: [],
        },
      ],
    },
  ],
}
