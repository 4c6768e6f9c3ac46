import { both, priced, type SampleCatalogue } from './catalogue.ts'

export const museum: SampleCatalogue = {
  activities: [
    {
      name: both('Entrée au musée', 'Museum admission'),
      day: {
        types: [
          priced('Adulte', 'Adult', 18),
          priced('Aîné (65 ans et plus)', 'Senior (65 and over)', 16),
          priced('Étudiant', 'Student', 12),
          priced('Enfant (5 à 12 ans)', 'Child (5 to 12)', 7),
        ],
      },
      pass: [
        priced('Abonnement individuel', 'Individual membership', 55),
        priced('Abonnement familial', 'Family membership', 98),
      ],
    },
    {
      name: both('Visite guidée', 'Guided tour'),
      day: {
        types: [
          priced('Adulte', 'Adult', 25),
          priced('Enfant (5 à 12 ans)', 'Child (5 to 12)', 12),
        ],
        times: [
          ['10:30', '11:30'],
          ['13:30', '14:30'],
          ['15:30', '16:30'],
        ],
        places: 20,
      },
    },
  ],
  rentals: [],
}
