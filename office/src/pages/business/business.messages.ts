import { bilingual } from '@guichet/contract/bilingual.ts'
import type { OfferKind } from '@guichet/contract/office/offers.ts'

export const businessMessages = bilingual({
  fr: {
    title: (name: string) => `${name} – Billetterie`,
    kinds: {
      activity: 'Activités',
      pass: 'Passes de saison',
      rental: 'Locations',
      lodging: 'Hébergement',
      package: 'Forfaits',
      product: 'Boutique',
      donation: 'Dons',
    } satisfies Record<OfferKind, string>,
    sections: 'Sections de la page',
    nothing: 'Rien n’est en vente pour le moment. Revenez bientôt.',
    photo: (n: number, name: string) => `Photo ${n} de ${name}`,
    quantity: (name: string) => `Quantité, ${name}`,
    add: 'Ajouter',
    addProduct: (name: string) => `Ajouter ${name} au panier`,
  },
  en: {
    title: (name: string) => `${name} – Ticket office`,
    kinds: {
      activity: 'Activities',
      pass: 'Season passes',
      rental: 'Rentals',
      lodging: 'Lodging',
      package: 'Packages',
      product: 'Shop',
      donation: 'Donations',
    } satisfies Record<OfferKind, string>,
    sections: 'Sections of the page',
    nothing: 'Nothing is on sale at the moment. Come back soon.',
    photo: (n: number, name: string) => `Photo ${n} of ${name}`,
    quantity: (name: string) => `Quantity, ${name}`,
    add: 'Add',
    addProduct: (name: string) => `Add ${name} to the cart`,
  },
})
