import { bilingual } from '@guichet/contract/bilingual.ts'

export const offerLayoutMessages = bilingual({
  fr: {
    title: (offer: string, business: string) => `${offer} – ${business}`,
    back: 'Toutes les offres',
    chooseDay: 'Choisir une date',
    add: 'Ajouter au panier',
    buyNow: 'Acheter maintenant',
    nothingChosen: 'Choisissez au moins une quantité.',
    free: 'Gratuit',
    noDay: 'Aucune date n’est ouverte pour le moment.',
  },
  en: {
    title: (offer: string, business: string) => `${offer} – ${business}`,
    back: 'All offers',
    chooseDay: 'Choose a date',
    add: 'Add to cart',
    buyNow: 'Buy now',
    nothingChosen: 'Choose at least one quantity.',
    free: 'Free',
    noDay: 'No date is open at the moment.',
  },
})
