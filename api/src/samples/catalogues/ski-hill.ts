import { both, priced, type SampleCatalogue } from './catalogue.ts'

export const skiHill: SampleCatalogue = {
  activities: [
    {
      name: both('Ski alpin', 'Downhill skiing'),
      day: {
        types: [
          priced('Adulte', 'Adult', 64),
          priced('Jeune (6 à 17 ans)', 'Youth (6 to 17)', 45),
          priced('Aîné (65 ans et plus)', 'Senior (65 and over)', 54),
        ],
        times: [
          ['08:30', '16:00'],
          ['16:00', '21:00'],
        ],
        places: 600,
      },
      pass: [
        priced('Passe adulte', 'Adult pass', 575),
        priced('Passe jeune (6 à 17 ans)', 'Youth pass (6 to 17)', 345),
      ],
    },
    {
      name: both('Sentiers de raquette', 'Snowshoe trails'),
      day: {
        types: [priced('Adulte', 'Adult', 14), priced('Jeune (6 à 17 ans)', 'Youth (6 to 17)', 9)],
      },
    },
  ],
  rentals: [
    {
      name: both('Équipement de ski', 'Ski equipment'),
      model: {
        name: both('Ensemble de ski alpin', 'Downhill ski set'),
        description: both('Skis, bottes et bâtons.', 'Skis, boots and poles.'),
        turnaround: '00:30:00',
        sizes: ['140 cm', '150 cm', '160 cm', '170 cm'].map((size) => ({
          name: both(size, size),
          quantity: 20,
        })),
        prices: [
          ['04:00:00', 34],
          ['08:00:00', 44],
        ],
        beginTimes: ['08:30', '10:00', '11:30', '13:00', '14:30', '16:00', '17:00'],
      },
      accessories: [
        {
          name: both('Casque', 'Helmet'),
          description: both('Casque de ski ajustable.', 'Adjustable ski helmet.'),
          quantity: 60,
          price: 8,
        },
      ],
    },
  ],
}
