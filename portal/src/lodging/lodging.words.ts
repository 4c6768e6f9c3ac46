import { bilingual } from '../kit/words.ts'

export const lodgingWords = bilingual({
  fr: {
    deeds: {
      createLodgingCategory: { success: 'Catégorie créée', error: 'La catégorie n’a pas été créée' },
      saveLodgingCategory: { success: 'Catégorie enregistrée', error: 'La catégorie n’a pas été enregistrée' },
      archiveLodgingCategory: { success: 'Catégorie supprimée', error: 'La catégorie n’a pas été supprimée' },
      orderLodgingCategories: { success: 'Ordre des catégories enregistré', error: 'L’ordre des catégories n’a pas été enregistré' },
      duplicateLodgingCategory: { success: 'Catégorie dupliquée', error: 'La catégorie n’a pas été dupliquée' },
    },
  },
  en: {
    deeds: {
      createLodgingCategory: { success: 'Category created', error: 'The category was not created' },
      saveLodgingCategory: { success: 'Category saved', error: 'The category was not saved' },
      archiveLodgingCategory: { success: 'Category deleted', error: 'The category was not deleted' },
      orderLodgingCategories: { success: 'Order of the categories saved', error: 'The order of the categories was not saved' },
      duplicateLodgingCategory: { success: 'Category duplicated', error: 'The category was not duplicated' },
    },
  },
})
