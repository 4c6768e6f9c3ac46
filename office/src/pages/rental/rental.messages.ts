import { bilingual } from '@guichet/contract/bilingual.ts'

export const rentalMessages = bilingual({
  fr: {
    prices: 'Tarifs',
    equipment: 'Équipement',
    times: (day: string) => `Heure de début, ${day}`,
    durations: 'Durée',
    people: 'Qui loue quoi?',
    person: (n: number) => `Personne ${n}`,
    nothing: 'Rien',
    more: 'Ajouter des personnes',
    accessories: 'Accessoires',
    noBegin: (day: string) => `Rien n’est libre le ${day}. Choisissez une autre date.`,
    wrongDuration: 'Un équipement choisi ne se loue pas pour cette durée. Voyez les tarifs.',
  },
  en: {
    prices: 'Prices',
    equipment: 'Equipment',
    times: (day: string) => `Begin time, ${day}`,
    durations: 'Duration',
    people: 'Who rents what?',
    person: (n: number) => `Person ${n}`,
    nothing: 'Nothing',
    more: 'Add people',
    accessories: 'Accessories',
    noBegin: (day: string) => `Nothing is free on ${day}. Choose another date.`,
    wrongDuration: 'A chosen piece is not rented for this duration. See the prices.',
  },
})
