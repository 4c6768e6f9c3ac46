import { bilingual } from '../kit/text/messages.ts'

export const squareMessages = bilingual({
  fr: {
    goOn: 'Ouvrir de nouveau la page de Square',
    giveUp: 'Renoncer à connecter Square',
    accept: 'Accepter les nouvelles permissions',
    lacksPermissions:
      'De nouvelles permissions sont nécessaires au terminal et au catalogue. Acceptez-les sur la page de Square.',
    catalog: 'Lier les activités au catalogue de Square',
    catalogHint:
      'Les activités, leurs billets et leurs passes sont écrits dans le catalogue; chaque vente y renvoie.',
    writing: 'Écriture du catalogue…',
    landingTitle: 'Connexion de Square',
    connecting: 'Connexion de Square en cours…',
    connected: 'Square est connecté',
    connectedReady: 'L’entreprise peut recevoir des paiements par carte.',
    connectedNotReady:
      'Il reste à activer chez Square un établissement canadien qui prend les cartes.',
    failed: 'Square n’a pas pu être connecté',
    retry: 'Réessayer',
    toProvider: 'Fournisseur de paiement',
    home: 'Retour à l’accueil',
  },
  en: {
    goOn: 'Open Square’s page again',
    giveUp: 'Give up connecting Square',
    accept: 'Accept the new permissions',
    lacksPermissions:
      'The terminal and the catalogue need new permissions. Accept them on Square’s page.',
    catalog: 'Link activities with Square’s catalogue',
    catalogHint:
      'Activities, their tickets and their passes are written to the catalogue; each sale refers to it.',
    writing: 'Writing the catalogue…',
    landingTitle: 'Connecting Square',
    connecting: 'Connecting Square…',
    connected: 'Square is connected',
    connectedReady: 'The business can receive card payments.',
    connectedNotReady: 'A Canadian location that takes cards is still to be activated at Square.',
    failed: 'Square could not be connected',
    retry: 'Try again',
    toProvider: 'Payment provider',
    home: 'Back to home',
  },
})
