import { bilingual } from './kinds-of-business.ts'
import type { SetupPlan } from './setup-plans.ts'

export const farmSetup: SetupPlan = {
  rentals: [],
  accessories: [],
  products: [
    {
      name: bilingual('Sirop d’érable, 540 ml', 'Maple syrup, 540 ml'),
      picture: 'syrup',
      description: bilingual('De notre érablière, couleur ambrée.', 'From our sugar bush, amber.'),
      cents: 1_100,
      stock: 300,
      active: true,
      code: 'SIROP-540',
      barcode: '2012340000211',
    },
    {
      name: bilingual('Panier de pommes', 'Basket of apples'),
      picture: 'basket',
      description: bilingual('À remplir soi-même, environ 5 kg.', 'Fill it yourself, about 5 kg.'),
      cents: 1_400,
      stock: null,
      active: true,
    },
  ],
  packages: [],
  forms: [],
  lodging: [
    {
      name: bilingual('Gîte', 'Guest house'),
      types: [
        {
          name: bilingual('Chambre à la ferme', 'Farm room'),
          picture: 'bed',
          description: bilingual(
            'Déjeuner compris, œufs du jour.',
            'Breakfast included, eggs of the day.',
          ),
          quantity: 3,
          maxPersons: 2,
          minNights: 1,
          maxNights: 7,
          checkIn: '15:00',
          checkOut: '10:30',
          cents: 11_500,
          rates: [{ from: '09-15', to: '10-15', weekdays: [5, 6], cents: 14_500 }],
        },
      ],
    },
  ],
}
