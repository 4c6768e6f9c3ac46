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
    sendElsewhere: 'Envoyer à une autre adresse',
    addEmail: 'Courriel du client',
    addEmailHint: 'La confirmation et les billets y seront envoyés.',
    addEmailUnpaid: 'La confirmation et les billets y seront envoyés une fois la vente payée.',
    addEmailSend: 'Envoyer',
    addEmailSave: 'Enregistrer',
    commands: {
      addEmail: { success: 'Courriel ajouté', error: 'Impossible d’ajouter le courriel' },
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
    sendElsewhere: 'Send to another address',
    addEmail: 'Email of the client',
    addEmailHint: 'The confirmation and the tickets will be sent there.',
    addEmailUnpaid: 'The confirmation and the tickets will be sent there once the sale is paid.',
    addEmailSend: 'Send',
    addEmailSave: 'Save',
    commands: {
      addEmail: { success: 'Email added', error: 'Could not add the email' },
      correctClient: { success: 'Client corrected', error: 'Could not correct the client' },
    },
  },
})
