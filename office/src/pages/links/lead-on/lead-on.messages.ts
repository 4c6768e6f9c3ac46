import { bilingual } from '@guichet/contract/bilingual.ts'

export const leadOnMessages = bilingual({
  fr: {
    title: 'Votre page s’ouvre',
    noScript:
      'Ce lien est ancien, et demande JavaScript pour s’ouvrir. Demandez à l’entreprise de vous envoyer un nouveau lien\u00a0: il s’ouvrira sans JavaScript.',
  },
  en: {
    title: 'Your page is opening',
    noScript:
      'This link is an old one, and needs JavaScript to open. Ask the business to send you a new link: it opens without JavaScript.',
  },
})
