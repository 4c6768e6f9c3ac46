import { bilingual } from '../kit/words.ts'

export const rentalPricingWords = bilingual({
  fr: {
    deeds: { saveRentalPrices: { success: 'Tarifs de location enregistrés', error: 'Les tarifs de location n’ont pas été enregistrés' } },
  },
  en: {
    deeds: { saveRentalPrices: { success: 'Rental prices saved', error: 'The rental prices were not saved' } },
  },
})
