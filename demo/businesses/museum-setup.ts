import { bilingual } from './kinds-of-business.ts'
import type { SetupPlan } from './setup-plans.ts'

export const museumSetup: SetupPlan = {
  rentals: [
    {
      name: bilingual('Audioguides', 'Audio guides'),
      types: [
        {
          name: bilingual('Audioguide', 'Audio guide'),
          picture: 'headphones',
          description: bilingual('Français, anglais et espagnol.', 'French, English and Spanish.'),
          turnaround: '00:10:00',
          sizes: 90,
          prices: [
            ['02:00:00', 600],
            ['08:00:00', 900],
          ],
        },
      ],
    },
  ],
  accessories: [
    {
      name: bilingual('Boucle magnétique', 'Hearing loop'),
      picture: 'loop',
      description: bilingual(
        'Pour les appareils auditifs en position T.',
        'For hearing aids in T position.',
      ),
      quantity: 12,
      cents: 0,
      goesWith: [0],
    },
  ],
  products: [
    {
      name: bilingual('Catalogue «\u00a0Lumières du fleuve\u00a0»', '“River Lights” catalogue'),
      picture: 'book',
      description: bilingual('168 pages, relié.', '168 pages, hardcover.'),
      cents: 3_995,
      stock: 220,
      active: true,
      code: 'CAT-26',
      barcode: '2012340000112',
    },
    {
      name: bilingual('Carnet de l’explorateur', 'Explorer’s notebook'),
      picture: 'notebook',
      description: bilingual(
        'Jeux et dessins pour la visite en famille.',
        'Games and drawings for a family visit.',
      ),
      cents: 895,
      stock: 75,
      active: true,
      code: 'CAR-01',
      barcode: '2012340000129',
    },
    {
      name: bilingual('Café et dessert', 'Coffee and dessert'),
      picture: 'cup',
      description: bilingual('Au café du musée.', 'At the museum café.'),
      cents: 1_150,
      stock: null,
      active: true,
    },
  ],
  packages: [
    {
      name: bilingual('Sortie du dimanche', 'Sunday outing'),
      picture: 'gift',
      description: bilingual(
        'L’exposition temporaire, un audioguide et un dessert.',
        'The temporary exhibition, an audio guide and a dessert.',
      ),
      cents: 3_400,
      active: true,
      parts: [
        { ticket: [1, 0], quantity: 1 },
        { rental: [0, 0, 0], quantity: 1 },
        { product: 2, quantity: 1 },
      ],
    },
  ],
  lodging: [],
  forms: [
    {
      name: bilingual('Inscription à l’atelier', 'Workshop registration'),
      activity: 3,
      questions: [
        {
          text: bilingual('Allergies ou besoins particuliers', 'Allergies or special needs'),
          recurrence: 'OnOrder',
          options: null,
          answers: [
            bilingual('Aucun', 'None'),
            bilingual('Arachides', 'Peanuts'),
            bilingual('Fauteuil roulant', 'Wheelchair'),
          ],
        },
        {
          text: bilingual('Âge de l’enfant', 'Age of the child'),
          recurrence: 'OnTicket',
          options: [
            bilingual('4 ou 5 ans', '4 or 5'),
            bilingual('6 ou 7 ans', '6 or 7'),
            bilingual('8 ans et plus', '8 and over'),
          ],
          answers: [],
        },
      ],
    },
  ],
}
