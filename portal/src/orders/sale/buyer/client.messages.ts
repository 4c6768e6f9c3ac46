import { bilingual } from '../../../kit/text/messages.ts'

export const clientMessages = bilingual({
  fr: {
    client: 'Client',
    anonymous: 'Vente anonyme',
    anonymousHint: 'Aucun courriel ne sera envoyé; imprimez les billets.',
    find: 'Trouver un client\u00a0: nom, téléphone, courriel',
    newClient: (typed: string) => `Nouveau client\u00a0: ${typed}`,
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
    find: 'Find a client: name, phone, email',
    newClient: (typed) => `New client: ${typed}`,
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
