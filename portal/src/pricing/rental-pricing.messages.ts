import { bilingual } from '../kit/text/messages.ts'

export const rentalPricingMessages = bilingual({
  fr: {
    loadFailed: 'Impossible de charger les tarifs de location',
    empty: 'Aucun équipement à louer pour l’instant.',
    toRentals: 'Créer un équipement',
    accessories: 'Accessoires',
    flat: 'Prix par location, peu importe la durée. 0 = inclus.',
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
        error: 'Impossible d’enregistrer les tarifs de location',
      },
    },
  },
  en: {
    loadFailed: 'Could not load rental prices',
    empty: 'No equipment to rent yet.',
    toRentals: 'Create equipment',
    accessories: 'Accessories',
    flat: 'Price per rental, regardless of duration. 0 = included.',
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
        error: 'Could not save the rental prices',
      },
    },
  },
})
