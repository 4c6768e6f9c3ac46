import { bilingual } from '../kit/text/messages.ts'

export const contactMessages = bilingual({
  fr: {
    correct: 'Corriger',
    title: 'Corriger le client',
    loadFailed: 'Impossible de charger les coordonnées du client',
    fields: {
      email: 'Courriel',
      firstName: 'Prénom',
      lastName: 'Nom',
      phone: 'Téléphone',
      postalCode: 'Code postal',
      language: 'Langue des courriels',
    },
    hint: 'Les commandes déjà faites gardent les coordonnées de leur vente.',
    taken: (name: string) => `Cette adresse est celle d’un autre client\u00a0: ${name}.`,
    takenHint:
      'S’il s’agit de la même personne, ouvrez sa fiche et fusionnez les deux dans l’onglet Doublons.',
    takenByOwn:
      'Cette adresse mène déjà à ce client\u00a0: elle vient d’une fiche qui a été fusionnée avec la sienne.',
    openOther: (name: string) => `Ouvrir la fiche de ${name}`,
    commands: {
      saveClientContact: { success: 'Client corrigé', error: 'Impossible de corriger le client' },
    },
  },
  en: {
    correct: 'Correct',
    title: 'Correct the client',
    loadFailed: 'Could not load the contact data of the client',
    fields: {
      email: 'Email',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      postalCode: 'Postal code',
      language: 'Language of emails',
    },
    hint: 'Orders already made keep the contact data of their sale.',
    taken: (name) => `This address belongs to another client: ${name}.`,
    takenHint: 'If it is the same person, open their card and merge the two under Duplicates.',
    takenByOwn:
      'This address already leads to this client: it comes from a card that was merged into theirs.',
    openOther: (name) => `Open the card of ${name}`,
    commands: {
      saveClientContact: { success: 'Client corrected', error: 'Could not correct the client' },
    },
  },
})
