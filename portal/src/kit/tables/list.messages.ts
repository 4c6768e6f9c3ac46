import { bilingual } from '../text/messages.ts'

/** Messages of every list that is searched, sorted and paged. */
export const listMessages = bilingual({
  fr: {
    go: 'Chercher',
    clear: 'Effacer la recherche',
    options: 'Options',
    pageSize: 'Résultats par page',
    sort: 'Trier par',
    ascending: (column: string) => `${column}, croissant`,
    descending: (column: string) => `${column}, décroissant`,
    capped:
      'Au-delà de 10\u00a0000 résultats, le tri et les pages portent sur les 10\u00a0000 premiers. Précisez la recherche.',
    pages: 'Pages de résultats',
    page: (page: number) => `Page ${page}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    nothingOnPage: 'Cette page de résultats est vide.',
    openPage: 'Ouvrir la page',
    close: 'Fermer l’aperçu',
  },
  en: {
    go: 'Search',
    clear: 'Clear the search',
    options: 'Options',
    pageSize: 'Results per page',
    sort: 'Sort by',
    ascending: (column) => `${column}, ascending`,
    descending: (column) => `${column}, descending`,
    capped: 'Beyond 10,000 results, sorting and pages cover the first 10,000. Narrow the search.',
    pages: 'Result pages',
    page: (page) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
    nothingOnPage: 'This page of results is empty.',
    openPage: 'Open the page',
    close: 'Close the preview',
  },
})
