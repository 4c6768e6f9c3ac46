import { bilingual } from '../../kit/text/messages.ts'

export const clientMessages = bilingual({
  fr: {
    correct: 'Corriger le client',
    fields: {
      email: 'Courriel',
      firstName: 'Prénom',
      lastName: 'Nom',
      phone: 'Téléphone',
      postalCode: 'Code postal',
      language: 'Langue des courriels',
    },
    emailHint: 'La commande passe au client de ce courriel.',
    resend: 'Renvoyer la commande à ce courriel',
    commands: {
      correctClient: { success: 'Client corrigé', error: 'Impossible de corriger le client' },
    },
  },
  en: {
    correct: 'Correct the client',
    fields: {
      email: 'Email',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      postalCode: 'Postal code',
      language: 'Language of emails',
    },
    emailHint: 'The order goes to the client of this email.',
    resend: 'Resend the order to this email',
    commands: {
      correctClient: { success: 'Client corrected', error: 'Could not correct the client' },
    },
  },
})
