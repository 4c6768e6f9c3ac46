import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  quote: (number: string) => `Soumission ${number}`,
  yours: (number: string) => `Votre soumission ${number}`,
  hello: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  text: (title: string) => `Voici notre soumission\u00a0: ${title}.`,
  reminder: (number: string) => `Rappel\u00a0: votre soumission ${number}`,
  waiting: (title: string) =>
    `Notre soumission «\u00a0${title}\u00a0» attend encore votre réponse.`,
  until: (day: string) => `Ces prix sont garantis jusqu’au ${day}.`,
  held: (day: string) => `Vos places sont réservées jusqu’au ${day}.`,
  names: 'Vous pouvez y inscrire le nom de chaque participant, en autant de fois que vous voulez.',
  questions:
    'Nous y posons aussi quelques questions\u00a0: vous pouvez y répondre en plusieurs fois.',
  open: 'Voir la soumission et répondre',
  over: 'Cette soumission n’est plus ouverte. Écrivez-nous pour en recevoir une nouvelle.',
  accepted: (number: string) => `Soumission ${number} acceptée`,
  declined: (number: string) => `Soumission ${number} refusée`,
  acceptedText: (client: string, title: string, total: string) =>
    `${client} accepte la soumission «\u00a0${title}\u00a0» (${total}). Faites-en une commande.`,
  declinedText: (client: string, title: string, total: string) =>
    `${client} refuse la soumission «\u00a0${title}\u00a0» (${total}).`,
  somebody: 'Le client',
  see: 'Ouvrir la soumission',
  paper: {
    file: (number: string) => `soumission-${number}.pdf`,
    about: (event: string) => `Pour le ${event}`,
    expires: (day: string) => `Prix garantis jusqu’au ${day}`,
    client: 'Client',
    project: 'Objet',
    date: 'Date',
    colon: '\u00a0: ',
    note: 'Note',
    deposit: 'Acompte à la commande',
    rest: (day: string) => `Solde, au plus tard le ${day}`,
    held: (day: string) => `Places réservées jusqu’au ${day}.`,
    notHeld: 'Les places ne sont pas réservées tant que la commande n’est pas faite.',
    contact: 'Une question? Écrivez-nous ou appelez-nous\u00a0:',
  },
}
export const quoteEmailMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    quote: (number) => `Quote ${number}`,
    yours: (number) => `Your quote ${number}`,
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    text: (title) => `Here is our quote: ${title}.`,
    reminder: (number) => `Reminder: your quote ${number}`,
    waiting: (title) => `Our quote “${title}” is still waiting for your answer.`,
    until: (day) => `These prices are guaranteed until ${day}.`,
    held: (day) => `Your spots are held until ${day}.`,
    names: 'You can fill in the name of each guest there, as many times as you like.',
    questions: 'We also ask a few questions there: you can answer them bit by bit.',
    open: 'See the quote and answer',
    over: 'This quote is no longer open. Write to us for a new one.',
    accepted: (number) => `Quote ${number} accepted`,
    declined: (number) => `Quote ${number} declined`,
    acceptedText: (client, title, total) =>
      `The quote “${title}” (${total}) was accepted by ${client}. Make an order of it.`,
    declinedText: (client, title, total) =>
      `The quote “${title}” (${total}) was declined by ${client}.`,
    somebody: 'the client',
    see: 'Open the quote',
    paper: {
      file: (number) => `quote-${number}.pdf`,
      about: (event) => `For ${event}`,
      expires: (day) => `Prices guaranteed until ${day}`,
      client: 'Client',
      project: 'Subject',
      date: 'Date',
      colon: ': ',
      note: 'Note',
      deposit: 'Deposit with the order',
      rest: (day) => `Balance, by ${day}`,
      held: (day) => `Spots held until ${day}.`,
      notHeld: 'Spots are not held until the order is made.',
      contact: 'Questions? Write or call us:',
    },
  },
}

/** Formats a date for a client. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
