import { bilingual } from './messages.ts'

export const durationPriceMessages = bilingual({
  fr: {
    title: 'Prix par durée',
    one: (place: number) => `Prix ${place}`,
    duration: 'Durée',
    price: 'Prix',
    active: 'Actif',
    add: 'Ajouter un prix',
    none: 'Sans prix, ce type ne peut pas être loué.',
    twice: 'Cette durée a déjà un prix.',
  },
  en: {
    title: 'Prices by duration',
    one: (place) => `Price ${place}`,
    duration: 'Duration',
    price: 'Price',
    active: 'Active',
    add: 'Add a price',
    none: 'Without a price this type cannot be rented.',
    twice: 'This duration already has a price.',
  },
})
