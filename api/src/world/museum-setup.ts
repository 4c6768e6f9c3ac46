import { said } from './kinds-of-business.ts'
import type { SetupPlan } from './setup-plans.ts'

export const museumSetup: SetupPlan = {
  rentals: [
    {
      name: said('Audioguides', 'Audio guides'),
      types: [
        {
          name: said('Audioguide', 'Audio guide'),
          description: said('Français, anglais et espagnol.', 'French, English and Spanish.'),
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
      name: said('Boucle magnétique', 'Hearing loop'),
      description: said(
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
      name: said('Catalogue « Lumières du fleuve »', '“River Lights” catalogue'),
      description: said('168 pages, relié.', '168 pages, hardcover.'),
      cents: 3_995,
      stock: 220,
      active: true,
    },
    {
      name: said('Carnet de l’explorateur', 'Explorer’s notebook'),
      description: said(
        'Jeux et dessins pour la visite en famille.',
        'Games and drawings for a family visit.',
      ),
      cents: 895,
      stock: 75,
      active: true,
    },
    {
      name: said('Café et dessert', 'Coffee and dessert'),
      description: said('Au café du musée.', 'At the museum café.'),
      cents: 1_150,
      stock: null,
      active: true,
    },
  ],
  packages: [
    {
      name: said('Sortie du dimanche', 'Sunday outing'),
      description: said(
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
      name: said('Inscription à l’atelier', 'Workshop registration'),
      activity: 3,
      questions: [
        {
          text: said('Allergies ou besoins particuliers', 'Allergies or special needs'),
          recurrence: 'OnOrder',
          options: null,
          answers: [
            said('Aucun', 'None'),
            said('Arachides', 'Peanuts'),
            said('Fauteuil roulant', 'Wheelchair'),
          ],
        },
        {
          text: said('Âge de l’enfant', 'Age of the child'),
          recurrence: 'OnTicket',
          options: [
            said('4 ou 5 ans', '4 or 5'),
            said('6 ou 7 ans', '6 or 7'),
            said('8 ans et plus', '8 and over'),
          ],
          answers: [],
        },
      ],
    },
  ],
}
