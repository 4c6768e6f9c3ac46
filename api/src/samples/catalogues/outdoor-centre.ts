import { both, priced, type SampleCatalogue } from './catalogue.ts'

export const outdoorCentre: SampleCatalogue = {
  activities: [
    {
      name: both('Accès aux sentiers', 'Trail access'),
      day: {
        types: [
          priced('Adulte', 'Adult', 12),
          priced('Jeune (6 à 17 ans)', 'Youth (6 to 17)', 6),
          priced('Famille', 'Family', 28),
        ],
      },
      pass: [
        priced('Passe annuelle adulte', 'Adult annual pass', 85),
        priced('Passe annuelle famille', 'Family annual pass', 160),
      ],
    },
    {
      name: both('Sortie guidée', 'Guided outing'),
      day: {
        types: [priced('Adulte', 'Adult', 48), priced('Jeune (6 à 17 ans)', 'Youth (6 to 17)', 32)],
        times: [
          ['09:30', '12:00'],
          ['13:30', '16:00'],
        ],
        places: 16,
      },
    },
  ],
  rentals: [
    {
      name: both('Vélos', 'Bikes'),
      model: {
        name: both('Vélo à pneus larges', 'Fat bike'),
        description: both(
          'Pour les sentiers, en toute saison.',
          'For the trails, in every season.',
        ),
        turnaround: '00:30:00',
        sizes: [
          { name: both('Petit', 'Small'), quantity: 6 },
          { name: both('Moyen', 'Medium'), quantity: 10 },
          { name: both('Grand', 'Large'), quantity: 8 },
        ],
        prices: [
          ['02:00:00', 26],
          ['04:00:00', 39],
        ],
        beginTimes: ['09:00', '10:30', '12:00', '13:30', '15:00'],
      },
      accessories: [
        {
          name: both('Casque', 'Helmet'),
          description: both('Casque de vélo ajustable.', 'Adjustable bike helmet.'),
          quantity: 30,
          price: 5,
        },
      ],
    },
  ],
}
