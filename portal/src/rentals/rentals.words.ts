import { bilingual } from '../kit/words.ts'

export const rentalWords = bilingual({
  fr: {
    deeds: {
      createRentalCategory: { success: 'Catégorie créée', error: 'La catégorie n’a pas été créée' },
      saveRentalCategories: { success: 'Catégorie enregistrée', error: 'La catégorie n’a pas été enregistrée' },
      archiveRentalCategory: { success: 'Catégorie supprimée', error: 'La catégorie n’a pas été supprimée' },
      orderRentalCategories: { success: 'Ordre des catégories enregistré', error: 'L’ordre des catégories n’a pas été enregistré' },
      duplicateRentalCategory: { success: 'Catégorie dupliquée', error: 'La catégorie n’a pas été dupliquée' },
      createAccessory: { success: 'Accessoire créé', error: 'L’accessoire n’a pas été créé' },
      saveAccessory: { success: 'Accessoire enregistré', error: 'L’accessoire n’a pas été enregistré' },
      saveAccessories: { success: 'Accessoires enregistrés', error: 'Les accessoires n’ont pas été enregistrés' },
      archiveAccessory: { success: 'Accessoire supprimé', error: 'L’accessoire n’a pas été supprimé' },
      orderAccessories: { success: 'Ordre des accessoires enregistré', error: 'L’ordre des accessoires n’a pas été enregistré' },
      duplicateAccessory: { success: 'Accessoire dupliqué', error: 'L’accessoire n’a pas été dupliqué' },
    },
  },
  en: {
    deeds: {
      createRentalCategory: { success: 'Category created', error: 'The category was not created' },
      saveRentalCategories: { success: 'Category saved', error: 'The category was not saved' },
      archiveRentalCategory: { success: 'Category deleted', error: 'The category was not deleted' },
      orderRentalCategories: { success: 'Order of the categories saved', error: 'The order of the categories was not saved' },
      duplicateRentalCategory: { success: 'Category duplicated', error: 'The category was not duplicated' },
      createAccessory: { success: 'Accessory created', error: 'The accessory was not created' },
      saveAccessory: { success: 'Accessory saved', error: 'The accessory was not saved' },
      saveAccessories: { success: 'Accessories saved', error: 'The accessories were not saved' },
      archiveAccessory: { success: 'Accessory deleted', error: 'The accessory was not deleted' },
      orderAccessories: { success: 'Order of the accessories saved', error: 'The order of the accessories was not saved' },
      duplicateAccessory: { success: 'Accessory duplicated', error: 'The accessory was not duplicated' },
    },
  },
})
