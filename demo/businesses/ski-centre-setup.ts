import { everyDay, bilingual } from './kinds-of-business.ts'
import type { SetupPlan } from './setup-plans.ts'

const lengths = (from: number, to: number, step: number, quantity: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => ({
    name: bilingual(`${from + place * step} cm`, `${from + place * step} cm`),
    quantity,
  }))
const frames = [
  { name: bilingual('Petit', 'Small'), quantity: 8 },
  { name: bilingual('Moyen', 'Medium'), quantity: 14 },
  { name: bilingual('Grand', 'Large'), quantity: 10 },
]

export const skiCentreSetup: SetupPlan = {
  rentals: [
    {
      name: bilingual('Ski et planche', 'Skis and snowboards'),
      types: [
        {
          name: bilingual('Ensemble de ski alpin', 'Downhill ski set'),
          picture: 'skis',
          description: bilingual(
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
          name: bilingual('Planche à neige', 'Snowboard'),
          picture: 'snowboard',
          description: bilingual('Planche et bottes.', 'Board and boots.'),
          turnaround: '00:30:00',
          sizes: lengths(125, 165, 10, 12),
          prices: [
            ['04:00:00', 3_699],
            ['08:00:00', 4_699],
            ['1.00:00:00', 5_499],
          ],
        },
        {
          name: bilingual('Ensemble junior', 'Junior set'),
          picture: 'lesson',
          description: bilingual(
            'Pour les enfants de moins de 140 cm.',
            'For children under 140 cm.',
          ),
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
      name: bilingual('Raquette', 'Snowshoes'),
      types: [
        {
          name: bilingual('Raquettes tout terrain', 'All-terrain snowshoes'),
          picture: 'snowshoes',
          description: bilingual(
            'Avec crampons, pour tous nos sentiers.',
            'With crampons, for all our trails.',
          ),
          turnaround: '00:00:00',
          sizes: [
            { name: bilingual('Jusqu’à 70 kg', 'Up to 70 kg'), quantity: 40 },
            { name: bilingual('Plus de 70 kg', 'Over 70 kg'), quantity: 30 },
          ],
          prices: [
            ['02:00:00', 1_299],
            ['08:00:00', 1_999],
          ],
        },
      ],
    },
    {
      name: bilingual('Vélo', 'Bikes'),
      types: [
        {
          name: bilingual('Vélo de montagne', 'Mountain bike'),
          picture: 'bike',
          description: bilingual(
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
          name: bilingual('Remorque pour enfant', 'Child trailer'),
          picture: 'trailer',
          description: bilingual(
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
      name: bilingual('Casque', 'Helmet'),
      picture: 'helmet',
      description: bilingual(
        'Toutes les tailles, désinfecté après chaque location.',
        'All sizes, disinfected after each rental.',
      ),
      quantity: 260,
      cents: 799,
      goesWith: [0, 2],
    },
    {
      name: bilingual('Bâtons', 'Poles'),
      picture: 'poles',
      description: bilingual('Bâtons télescopiques.', 'Telescopic poles.'),
      quantity: 80,
      cents: 400,
      goesWith: [1],
    },
    {
      name: bilingual('Lunettes de ski', 'Ski goggles'),
      picture: 'goggles',
      description: bilingual(
        'Écran pour temps clair ou couvert.',
        'Lens for bright or overcast days.',
      ),
      quantity: 60,
      cents: 600,
      goesWith: [0],
    },
    {
      name: bilingual('Cadenas', 'Padlock'),
      picture: 'padlock',
      description: bilingual('Remis avec sa clé.', 'Comes with its key.'),
      quantity: 50,
      cents: 0,
      goesWith: [2],
    },
  ],
  products: [
    {
      name: bilingual('Tuque Mont-Cendré', 'Mont-Cendré tuque'),
      picture: 'tuque',
      description: bilingual(
        'Laine mérinos, tricotée au Québec.',
        'Merino wool, knitted in Québec.',
      ),
      cents: 3_200,
      stock: 140,
      active: true,
      code: 'TUQ-01',
      barcode: '2012340000013',
    },
    {
      name: bilingual('Crème solaire', 'Sunscreen'),
      picture: 'sunscreen',
      description: bilingual('FPS 50, 60 ml.', 'SPF 50, 60 ml.'),
      cents: 1_450,
      stock: 60,
      active: true,
      code: 'SOL-50',
      barcode: '2012340000020',
    },
    {
      name: bilingual('Repas du midi', 'Lunch'),
      picture: 'lunch',
      description: bilingual(
        'Un plat, une boisson et un dessert à la cafétéria.',
        'A main dish, a drink and a dessert at the cafeteria.',
      ),
      cents: 1_995,
      stock: null,
      active: true,
      code: 'REPAS-1',
    },
    {
      name: bilingual('Leçon de groupe', 'Group lesson'),
      picture: 'lesson',
      description: bilingual(
        'Une heure avec une monitrice ou un moniteur.',
        'One hour with an instructor.',
      ),
      cents: 4_500,
      stock: null,
      active: true,
      code: 'LECON-1',
    },
    {
      name: bilingual('Affiche du 50e anniversaire', '50th anniversary poster'),
      picture: 'poster',
      description: bilingual('', ''),
      cents: 1_200,
      stock: 4,
      active: false,
      code: 'AFF-50',
      barcode: '2012340000037',
    },
  ],
  packages: [
    {
      name: bilingual('Initiation au ski', 'Learn to ski'),
      picture: 'skis',
      description: bilingual(
        'Billet, équipement et leçon\u00a0: tout pour la première descente.',
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
      name: bilingual('Fin de semaine en famille', 'Family weekend'),
      picture: 'gift',
      description: bilingual(
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
      name: bilingual('Chalets', 'Chalets'),
      types: [
        {
          name: bilingual('Chalet du lac', 'Lake chalet'),
          picture: 'chalet',
          description: bilingual(
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
          name: bilingual('Petit chalet', 'Small chalet'),
          picture: 'cabin',
          description: bilingual(
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
      name: bilingual('Camping', 'Camping'),
      types: [
        {
          name: bilingual('Prêt-à-camper', 'Ready-to-camp tent'),
          picture: 'tent',
          description: bilingual(
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
      name: bilingual('Inscription au parcours', 'Course registration'),
      activity: 2,
      questions: [
        {
          text: bilingual('Prénom du participant', 'Participant’s first name'),
          recurrence: 'OnTicket',
          options: null,
          answers: [
            bilingual('Léa', 'Lea'),
            bilingual('Noé', 'Noah'),
            bilingual('Maïka', 'Maika'),
            bilingual('Édouard', 'Edward'),
            bilingual('Zoé', 'Zoe'),
          ],
        },
        {
          text: bilingual('À savoir pour le harnais', 'To know for the harness'),
          recurrence: 'OnTicket',
          options: [
            bilingual('Moins de 30 kg', 'Under 30 kg'),
            bilingual('De 30 à 60 kg', '30 to 60 kg'),
            bilingual('Plus de 60 kg', 'Over 60 kg'),
          ],
          answers: [],
        },
      ],
    },
  ],
}
