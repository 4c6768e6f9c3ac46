import { bilingual } from '@guichet/contract/bilingual.ts'

export const troubleMessages = bilingual({
  fr: {
    notFound: {
      title: 'Cette page n’existe pas',
      explain:
        'Vérifiez l’adresse. L’entreprise a peut-être fermé sa billetterie en ligne, ou l’offre n’est plus en vente.',
    },
    invalid: {
      title: 'Cette demande n’est pas valide',
      explain: 'Une valeur de l’adresse ou du formulaire ne convient pas.',
    },
    foreign: {
      title: 'Ce formulaire vient d’un autre site',
      explain: 'Ouvrez la page de l’entreprise et recommencez.',
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
      title: 'This request is not valid',
      explain: 'A value of the address or of the form is not accepted.',
    },
    foreign: {
      title: 'This form comes from another site',
      explain: 'Open the page of the business and try again.',
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
