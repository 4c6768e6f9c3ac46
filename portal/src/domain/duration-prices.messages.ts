import { bilingual } from '../kit/text/messages.ts'

export const durationPriceMessages = bilingual({
  fr: {
    title: 'Prix par durée',
    row: (place: number) => `Prix ${place}`,
    duration: 'Durée',
    price: 'Prix',
    saleTo: 'Valable jusqu’au (facultatif)',
    add: 'Ajouter un prix',
    none: 'Ajoutez un prix pour louer ce type.',
    twice: 'Cette durée a déjà un prix.',
  },
  en: {
    title: 'Prices by duration',
    row: (place) => `Price ${place}`,
    duration: 'Duration',
    price: 'Price',
    saleTo: 'Valid until (optional)',
    add: 'Add a price',
    none: 'Add a price to rent out this type.',
    twice: 'This duration already has a price.',
  },
})
