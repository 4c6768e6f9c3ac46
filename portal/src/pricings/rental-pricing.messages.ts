import { bilingual } from '../kit/messages.ts'

export const rentalPricingMessages = bilingual({
  fr: {
    loadFailed: 'Impossible de charger les tarifs de location',
    empty: 'Aucun équipement à louer encore.',
    toRentals: 'Décrire l’équipement',
    accessories: 'Accessoires',
    flat: 'Prix par location, quelle que soit la durée. 0\u00a0: compris.',
    price: (name: string) => `Prix\u00a0: ${name}`,
    fields: {
      pricings: 'Prix par durée',
      price: 'Prix',
      models: 'Types d’équipement',
      internationalizedNames: 'Nom',
      internationalizedFields: 'Nom et description',
      quantity: 'Quantité',
    },
    commands: {
      saveRentalPrices: {
        success: 'Tarifs de location enregistrés',
        error: 'Les tarifs de location n’ont pas été enregistrés',
      },
    },
  },
  en: {
    loadFailed: 'Could not load rental prices',
    empty: 'No equipment to rent yet.',
    toRentals: 'Describe equipment',
    accessories: 'Accessories',
    flat: 'Price per rental, whatever the duration. 0: included.',
    price: (name) => `Price: ${name}`,
    fields: {
      pricings: 'Prices by duration',
      price: 'Price',
      models: 'Equipment types',
      internationalizedNames: 'Name',
      internationalizedFields: 'Name and description',
      quantity: 'Quantity',
    },
    commands: {
      saveRentalPrices: {
        success: 'Rental prices saved',
        error: 'The rental prices were not saved',
      },
    },
  },
})
