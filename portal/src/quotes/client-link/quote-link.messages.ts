import { bilingual } from '../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../kit/text/plural.ts'

export const quoteLinkMessages = bilingual({
  fr: {
    page: 'Votre soumission',
    other: 'English',
    loading: 'Chargement de la soumission…',
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
    acceptTitle: 'Accepter la soumission?',
    acceptText: (total: string) =>
      `Vous acceptez cette soumission au prix de ${total}. Rien n’est encore payé.`,
    decline: 'Refuser',
    declineTitle: 'Refuser la soumission?',
    declineText: 'Vous pouvez nous dire pourquoi.',
    reason: 'Motif (facultatif)',
    back: 'Annuler',
    answer: 'Votre réponse',
    paperOf: 'Télécharger le PDF',
    paper: { success: 'PDF téléchargé', error: 'Impossible de télécharger le PDF' },
    guests: 'Participants',
    group: 'Pour tout le groupe',
    fillHint:
      'Ce que vous inscrivez est enregistré à mesure. Revenez quand vous voulez, jusqu’à la commande.',
    missing: (count: number) =>
      count > 0
        ? pluralFr(count, {
            one: 'Il manque # réponse obligatoire.',
            other: 'Il manque # réponses obligatoires.',
          })
        : 'Toutes les réponses obligatoires y sont.',
    namesGiven: (given: number, all: number) =>
      `${given} sur ${pluralFr(all, { one: '# nom', other: '# noms' })}`,
    firstName: 'Prénom',
    lastName: 'Nom',
    of: (field: string, place: number) => `${field}, participant ${place}`,
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    notSaved:
      'Ce que vous avez inscrit n’est pas enregistré. Vérifiez la connexion, puis réessayez.',
    refused: 'Une réponse est refusée\u00a0: corrigez-la plus haut.',
    saveAgain: 'Réessayer',
    gone: 'Une partie de ce que la soumission propose n’est plus disponible. Écrivez-nous\u00a0: rien n’a été accepté.',
    changed:
      'La soumission a changé depuis que vous l’avez ouverte. La voici à jour\u00a0: relisez-la avant de répondre.',
    closed: 'Cette soumission ne peut plus recevoir cette réponse.',
    revisedTitle: 'Soumission en révision',
    revised: 'Nous la modifions. Vous recevrez un courriel dès qu’elle sera prête.',
    dead: 'Ce lien ne mène à aucune soumission',
    deadText:
      'Il est incomplet, ou la soumission a été retirée. Ouvrez de nouveau le lien du courriel, ou écrivez-nous.',
    away: 'Le service ne répond pas',
    awayText: 'Votre lien est bon. Réessayez dans un instant.',
    retry: 'Réessayer',
    contact: 'Une question? Écrivez-nous ou appelez-nous\u00a0:',
  },
  en: {
    page: 'Your quote',
    other: 'Français',
    loading: 'Loading the quote…',
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
    acceptTitle: 'Accept the quote?',
    acceptText: (total) => `You accept this quote at the price of ${total}. Nothing is paid yet.`,
    decline: 'Decline',
    declineTitle: 'Decline the quote?',
    declineText: 'You may tell us why.',
    reason: 'Reason (optional)',
    back: 'Cancel',
    answer: 'Your answer',
    paperOf: 'Download the PDF',
    paper: { success: 'PDF downloaded', error: 'Could not download the PDF' },
    guests: 'Guests',
    group: 'For the whole group',
    fillHint:
      'It is saved as you fill it in. Come back whenever you like, until the order is made.',
    missing: (count) =>
      count > 0
        ? pluralEn(count, {
            one: '# required answer is missing.',
            other: '# required answers are missing.',
          })
        : 'All required answers are there.',
    namesGiven: (given, all) => `${given} of ${pluralEn(all, { one: '# name', other: '# names' })}`,
    firstName: 'First name',
    lastName: 'Last name',
    of: (field, place) => `${field}, guest ${place}`,
    saving: 'Saving…',
    saved: 'Saved',
    notSaved: 'What you filled in is not saved. Check the connection, then try again.',
    refused: 'An answer is refused: correct it above.',
    saveAgain: 'Try again',
    gone: 'Part of what the quote offers is no longer available. Write to us: nothing was accepted.',
    changed:
      'The quote has changed since you opened it. Here it is as it is now: read it again before you answer.',
    closed: 'This quote can no longer take this answer.',
    revisedTitle: 'Quote being revised',
    revised: 'We are changing it. You will get an email as soon as it is ready.',
    dead: 'This link leads to no quote',
    deadText:
      'It is incomplete, or the quote was withdrawn. Open the link of the email again, or write to us.',
    away: 'The service does not answer',
    awayText: 'Your link is good. Try again in a moment.',
    retry: 'Try again',
    contact: 'Questions? Write or call us:',
  },
})
