import { bilingual } from '@guichet/contract/bilingual.ts'

const nights = (n: number) => `${n} nuit${n > 1 ? 's' : ''}`
const nightsInEnglish = (n: number) => `${n} night${n === 1 ? '' : 's'}`

export const lodgingMessages = bilingual({
  fr: {
    nightsTitle: 'Choisir les nuits',
    freeNights: 'Nuits libres',
    arrival: 'Arrivée',
    departure: 'Départ',
    see: 'Voir les prix',
    units: 'Hébergements',
    fromPrice: (price: string) => `${price} par nuit`,
    total: (price: string, n: number) => `${price} pour ${nights(n)}`,
    persons: (n: number) => (n > 1 ? `Jusqu’à ${n} personnes` : 'Une personne'),
    times: (from: string, to: string) => `Arrivée dès ${from}, départ avant ${to}`,
    left: (n: number) => (n > 1 ? `${n} libres` : 'Un seul libre'),
    obstacles: {
      full: () => 'Complet pour ces nuits',
      minNights: (least: number) => `Au moins ${nights(least)}`,
      maxNights: (_least: number, most: number) => `Au plus ${nights(most)}`,
    },
    quantity: 'Nombre',
    numberOfPersons: 'Personnes dans chacun',
    chooseNights: 'Choisissez vos nuits pour voir ce qui est libre.',
  },
  en: {
    nightsTitle: 'Choose the nights',
    freeNights: 'Free nights',
    arrival: 'Arrival',
    departure: 'Departure',
    see: 'See the prices',
    units: 'Lodging',
    fromPrice: (price: string) => `${price} per night`,
    total: (price: string, n: number) => `${price} for ${nightsInEnglish(n)}`,
    persons: (n: number) => (n === 1 ? 'One person' : `Up to ${n} people`),
    times: (from: string, to: string) => `Arrival from ${from}, departure before ${to}`,
    left: (n: number) => (n === 1 ? 'Only one left' : `${n} left`),
    obstacles: {
      full: () => 'Full for these nights',
      minNights: (least: number) => `At least ${nightsInEnglish(least)}`,
      maxNights: (_least: number, most: number) => `At most ${nightsInEnglish(most)}`,
    },
    quantity: 'Number',
    numberOfPersons: 'People in each',
    chooseNights: 'Choose your nights to see what is free.',
  },
})
