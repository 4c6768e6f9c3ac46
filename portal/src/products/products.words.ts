import { bilingual } from '../kit/words.ts'

export const productWords = bilingual({
  fr: {
    deeds: {
      createProduct: { success: 'Produit créé', error: 'Le produit n’a pas été créé' },
      saveProduct: { success: 'Produit enregistré', error: 'Le produit n’a pas été enregistré' },
      archiveProduct: { success: 'Produit supprimé', error: 'Le produit n’a pas été supprimé' },
      orderProducts: { success: 'Ordre des produits enregistré', error: 'L’ordre des produits n’a pas été enregistré' },
      duplicateProduct: { success: 'Produit dupliqué', error: 'Le produit n’a pas été dupliqué' },
      createPackage: { success: 'Forfait créé', error: 'Le forfait n’a pas été créé' },
      savePackage: { success: 'Forfait enregistré', error: 'Le forfait n’a pas été enregistré' },
      archivePackage: { success: 'Forfait supprimé', error: 'Le forfait n’a pas été supprimé' },
      orderPackages: { success: 'Ordre des forfaits enregistré', error: 'L’ordre des forfaits n’a pas été enregistré' },
      duplicatePackage: { success: 'Forfait dupliqué', error: 'Le forfait n’a pas été dupliqué' },
    },
  },
  en: {
    deeds: {
      createProduct: { success: 'Product created', error: 'The product was not created' },
      saveProduct: { success: 'Product saved', error: 'The product was not saved' },
      archiveProduct: { success: 'Product deleted', error: 'The product was not deleted' },
      orderProducts: { success: 'Order of the products saved', error: 'The order of the products was not saved' },
      duplicateProduct: { success: 'Product duplicated', error: 'The product was not duplicated' },
      createPackage: { success: 'Package created', error: 'The package was not created' },
      savePackage: { success: 'Package saved', error: 'The package was not saved' },
      archivePackage: { success: 'Package deleted', error: 'The package was not deleted' },
      orderPackages: { success: 'Order of the packages saved', error: 'The order of the packages was not saved' },
      duplicatePackage: { success: 'Package duplicated', error: 'The package was not duplicated' },
    },
  },
})
