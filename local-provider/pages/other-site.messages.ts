import { bilingual } from '@guichet/contract/bilingual.ts'

export const otherSiteMessages = bilingual({
  fr: {
    site: 'Exemple de site Web d’une entreprise',
    title: 'La billetterie dans un autre site',
    explain:
      'Cette page est servie par un autre site que la billetterie. Sans JavaScript, ses liens mènent à la billetterie.',
    button: 'Par un bouton',
    frame: 'Dans la page',
    buy: 'Acheter des billets',
  },
  en: {
    site: 'Example of the website of a business',
    title: 'The ticket office inside another site',
    explain:
      'This page is served by another site than the ticket office. Without JavaScript its links lead to the ticket office.',
    button: 'By a button',
    frame: 'In the page',
    buy: 'Buy tickets',
  },
})
