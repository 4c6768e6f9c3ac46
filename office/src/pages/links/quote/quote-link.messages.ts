import { bilingual } from '@guichet/contract/bilingual.ts'

export const quoteLinkMessages = bilingual({
  fr: {
    page: 'Votre soumission',
    hello: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    number: (number: string) => `Soumission ${number}`,
    texts: {
      Sent: 'voici ce que nous vous proposons. Acceptez ou refusez plus bas.',
      Accepted: 'merci! Vous avez accepté cette soumission. Nous vous écrirons pour la suite.',
      Declined: 'vous avez refusé cette soumission. Merci de nous l’avoir dit.',
      Expired:
        'cette soumission a expiré\u00a0: ses prix ne sont plus garantis. Écrivez-nous pour en recevoir une nouvelle.',
      Converted: 'cette soumission est devenue une commande. Merci!',
      Draft: '',
    },
    until: (day: string) => `Prix garantis jusqu’au ${day}.`,
    held: (day: string) => `Vos places sont réservées jusqu’au ${day}.`,
    notHeld: 'Les places ne sont pas réservées tant que la commande n’est pas faite.',
    items: 'Ce que la soumission comprend',
    noteFrom: (business: string) => `Un mot de ${business}`,
    deposit: 'Acompte à la commande',
    due: (day: string) => `Solde, au plus tard le ${day}`,
    accept: 'Accepter la soumission',
    acceptText: (total: string) =>
      `Vous acceptez cette soumission au prix de ${total}. Rien n’est encore payé.`,
    decline: 'Refuser',
    declineText: 'Vous pouvez nous dire pourquoi.',
    reason: 'Motif (facultatif)',
    answer: 'Votre réponse',
    downloadPdf: 'Télécharger le PDF',
    guests: 'Participants',
    group: 'Pour tout le groupe',
    fillHint:
      'Enregistrez ce que vous avez, même incomplet, et revenez quand vous voulez, jusqu’à la commande.',
    missing: (count: number) => {
      if (count === 0) return 'Toutes les réponses obligatoires y sont.'
      return count === 1
        ? 'Il manque 1 réponse obligatoire.'
        : `Il manque ${count} réponses obligatoires.`
    },
    namesGiven: (given: number, all: number) =>
      `${given} sur ${all > 1 ? `${all} noms` : `${all} nom`}`,
    save: 'Enregistrer',
    problems: {
      gone: 'Une partie de ce que la soumission propose n’est plus disponible. Écrivez-nous\u00a0: rien n’a été accepté.',
      changed:
        'La soumission a changé depuis que vous l’avez ouverte. La voici à jour\u00a0: relisez-la avant de répondre.',
      closed: 'Cette soumission ne peut plus recevoir cette réponse.',
      notDone: 'Rien n’a été changé. Réessayez.',
    },
    refused: 'Rien n’est enregistré\u00a0: corrigez ce qui est indiqué.',
    rebate: (description: string) => `Rabais\u00a0: ${description}`,
    persons: (n: number) => (n > 1 ? `${n} personnes` : '1 personne'),
    firstName: 'Prénom',
    lastName: 'Nom',
    of: (field: string, place: number) => `${field}, participant ${place}`,
    saved: 'Enregistré',
    revisedTitle: 'Soumission en révision',
    revised: 'Nous la modifions. Vous recevrez un courriel dès qu’elle sera prête.',
  },
  en: {
    page: 'Your quote',
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    number: (number) => `Quote ${number}`,
    texts: {
      Sent: 'here is what we offer you. Accept or decline below.',
      Accepted:
        'thank you! You have accepted this quote. We will write to you about what comes next.',
      Declined: 'you have declined this quote. Thank you for telling us.',
      Expired:
        'this quote has expired: its prices are no longer guaranteed. Write to us for a new one.',
      Converted: 'this quote has become an order. Thank you!',
      Draft: '',
    },
    until: (day) => `Prices guaranteed until ${day}.`,
    held: (day) => `Your spots are held until ${day}.`,
    notHeld: 'Spots are not held until the order is made.',
    items: 'What the quote includes',
    noteFrom: (business) => `A word from ${business}`,
    deposit: 'Deposit with the order',
    due: (day) => `Balance, by ${day}`,
    accept: 'Accept the quote',
    acceptText: (total) => `You accept this quote at the price of ${total}. Nothing is paid yet.`,
    decline: 'Decline',
    declineText: 'You may tell us why.',
    reason: 'Reason (optional)',
    answer: 'Your answer',
    downloadPdf: 'Download the PDF',
    guests: 'Guests',
    group: 'For the whole group',
    fillHint:
      'Save what you have, even if it is not complete, and come back whenever you like, until the order is made.',
    missing: (count) => {
      if (count === 0) return 'All required answers are there.'
      return count === 1
        ? '1 required answer is missing.'
        : `${count} required answers are missing.`
    },
    namesGiven: (given, all) => `${given} of ${all === 1 ? '1 name' : `${all} names`}`,
    save: 'Save',
    problems: {
      gone: 'Part of what the quote offers is no longer available. Write to us: nothing was accepted.',
      changed:
        'The quote has changed since you opened it. Here it is as it is now: read it again before you answer.',
      closed: 'This quote can no longer take this answer.',
      notDone: 'Nothing was changed. Try again.',
    },
    refused: 'Nothing is saved: correct what is indicated.',
    rebate: (description) => `Rebate: ${description}`,
    persons: (n) => (n === 1 ? '1 person' : `${n} people`),
    firstName: 'First name',
    lastName: 'Last name',
    of: (field, place) => `${field}, guest ${place}`,
    saved: 'Saved',
    revisedTitle: 'Quote being revised',
    revised: 'We are changing it. You will get an email as soon as it is ready.',
  },
})
export type AnswerProblem = keyof (typeof quoteLinkMessages)['fr']['problems']
