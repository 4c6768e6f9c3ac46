import { bilingual } from '../kit/text/messages.ts'

export const productTreeMessages = bilingual({
  fr: {
    title: 'Catégories et produits',
    find: 'Trouver une catégorie ou un produit',
    nothing: 'Aucun produit ne correspond.',
    noneSold: 'Aucun produit vendu pour l’instant.',
  },
  en: {
    title: 'Categories and products',
    find: 'Find a category or a product',
    nothing: 'No product matches.',
    noneSold: 'No products sold yet.',
  },
})
