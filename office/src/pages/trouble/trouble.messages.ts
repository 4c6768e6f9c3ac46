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
    cart: {
      title: 'Ce panier n’existe pas',
      explain:
        'Son adresse est peut-être incomplète. Recommencez depuis la page de l’entreprise, ou écrivez-lui si vous avez déjà payé.',
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
    pay: {
      title: 'Ce lien n’est pas valable',
      explain:
        'Il est peut-être incomplet. Ouvrez-le de nouveau depuis le courriel ou écrivez à l’entreprise.',
    },
    reschedule: {
      title: 'Ce lien n’est plus valable',
      explain:
        'Il a peut-être expiré ou est incomplet. Ouvrez-le de nouveau depuis le courriel ou écrivez à l’entreprise. Vos billets restent valables.',
    },
    quote: {
      title: 'Ce lien ne mène à aucune soumission',
      explain:
        'Il est incomplet, ou la soumission a été retirée. Ouvrez de nouveau le lien du courriel, ou écrivez à l’entreprise.',
    },
    tooMany: {
      title: 'Trop de tentatives',
      explain: 'Attendez quelques minutes avant de réessayer.',
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
    cart: {
      title: 'This cart does not exist',
      explain:
        'Its address may be incomplete. Start again from the page of the business, or write to them if you have already paid.',
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
    pay: {
      title: 'This link is not valid',
      explain: 'It may be incomplete. Open it again from the email, or contact the business.',
    },
    reschedule: {
      title: 'This link is no longer valid',
      explain:
        'It may have expired or be incomplete. Open it again from the email, or contact the business. Your tickets are still valid.',
    },
    quote: {
      title: 'This link leads to no quote',
      explain:
        'It is incomplete, or the quote was withdrawn. Open the link of the email again, or contact the business.',
    },
    tooMany: {
      title: 'Too many attempts',
      explain: 'Wait a few minutes before you try again.',
    },
    office: 'Go to the page of the business',
  },
})
export type Trouble = Exclude<keyof (typeof troubleMessages)['fr'], 'office'>
