import { bilingual } from '../../../kit/text/messages.ts'

export const clientMessages = bilingual({
  fr: {
    client: 'Client',
    anonymous: 'Vente anonyme',
    anonymousHint: 'Aucun courriel ne sera envoyé; imprimez les billets.',
    knownHint:
      'Un client connu se trouve par son nom, son téléphone ou son courriel dans la boîte du haut.',
    email: 'Courriel',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    postalCode: 'Code postal',
    mailLanguage: 'Langue du courriel',
    known: (name: string) => `Client connu\u00a0: ${name}`,
    noMailHint: 'Sans courriel, la confirmation ne pourra pas être envoyée.',
  },
  en: {
    client: 'Client',
    anonymous: 'Anonymous sale',
    anonymousHint: 'No email will be sent; print the tickets.',
    knownHint: 'A known client is found by name, phone or email in the box at the top.',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    postalCode: 'Postal code',
    mailLanguage: 'Email language',
    known: (name) => `Known client: ${name}`,
    noMailHint: 'Without an email, the confirmation cannot be sent.',
  },
})
