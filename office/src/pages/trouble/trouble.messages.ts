import { bilingual } from '@guichet/contract/bilingual.ts'

export const troubleMessages = bilingual({
  fr: {
    notFound: {
      title: 'Cette page n’existe pas',
      explain:
        'Vérifiez l’adresse. L’entreprise a peut-être fermé sa billetterie en ligne, ou l’offre n’est plus en vente.',
    },
    invalid: {
      title: 'Cette adresse n’est pas valide',
      explain: 'Une date ou un mois de l’adresse ne se lit pas.',
    },
    busy: {
      title: 'La billetterie est très occupée',
      explain: 'Attendez quelques secondes, puis rechargez la page.',
    },
    failed: {
      title: 'Un problème est survenu',
      explain: 'Rechargez la page. Si le problème continue, joignez l’entreprise.',
    },
    office: 'Aller à la page de l’entreprise',
  },
  en: {
    notFound: {
      title: 'This page does not exist',
      explain:
        'Check the address. The business may have closed its online ticket office, or the offer is no longer on sale.',
    },
    invalid: {
      title: 'This address is not valid',
      explain: 'A date or a month in the address cannot be read.',
    },
    busy: {
      title: 'The ticket office is very busy',
      explain: 'Wait for a few seconds, then reload the page.',
    },
    failed: {
      title: 'A problem occurred',
      explain: 'Reload the page. If the problem continues, contact the business.',
    },
    office: 'Go to the page of the business',
  },
})
export type Trouble = Exclude<keyof (typeof troubleMessages)['fr'], 'office'>
