import { bilingual } from '../../kit/text/messages.ts'

/** Messages of the fields that all records of the catalogue have. */
export const catalogueMessages = bilingual({
  fr: {
    name: 'Nom',
    description: 'Description',
    image: 'Image',
    alt: (name: string) => (name ? `Image de ${name}` : 'Image'),
  },
  en: {
    name: 'Name',
    description: 'Description',
    image: 'Image',
    alt: (name) => (name ? `Image of ${name}` : 'Image'),
  },
})
