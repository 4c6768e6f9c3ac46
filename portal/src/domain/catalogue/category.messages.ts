import { bilingual } from '../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../kit/text/plural.ts'

/** Messages of the categories of rentals and of lodging. */
export const categoryMessages = bilingual({
  fr: {
    categories: 'Catégories',
    newCategory: 'Nouvelle catégorie',
    general: 'Catégorie',
    name: 'Nom',
    typeCount: (count: number) => pluralFr(count, { one: '# type', other: '# types' }),
    oneFailed: 'Impossible de charger la catégorie',
  },
  en: {
    categories: 'Categories',
    newCategory: 'New category',
    general: 'Category',
    name: 'Name',
    typeCount: (count) => pluralEn(count, { one: '# type', other: '# types' }),
    oneFailed: 'Could not load the category',
  },
})
