import { bilingual } from '../text/messages.ts'

export const pagedTableMessages = bilingual({
  fr: {
    perPage: 'Par page',
    pages: (what: string) => `Pages\u00a0: ${what}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    actions: 'Actions',
  },
  en: {
    perPage: 'Per page',
    pages: (what) => `Pages: ${what}`,
    previous: 'Previous page',
    next: 'Next page',
    actions: 'Actions',
  },
})
