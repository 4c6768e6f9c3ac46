import { bilingual } from '../kit/text/messages.ts'

export const providerMessages = bilingual({
  fr: {
    failed: 'Impossible de charger le fournisseur de paiement',
    intro:
      'Le fournisseur reçoit les paiements par carte des clients et les verse à l’entreprise. Un seul peut être connecté à la fois.',
    list: 'Fournisseurs de paiement',
    states: {
      started: 'Inscription commencée',
      uncompleted: 'Inscription incomplète',
      completed: 'Inscription complétée',
      ready: 'Prêt à recevoir des paiements',
      free: 'Non connecté',
      taken: 'Non disponible',
      notOffered: 'Non offert par cette installation',
    },
    texts: {
      Stripe: {
        started: 'Terminez l’inscription sur la page de Stripe, ouverte dans un autre onglet.',
        uncompleted:
          'Il manque des renseignements à Stripe\u00a0: l’entreprise ne peut pas encore recevoir de paiements. Continuez l’inscription sur la page de Stripe.',
        completed:
          'Stripe vérifie les renseignements de l’entreprise. Les paiements seront possibles dès que la vérification sera terminée.',
        ready: 'Les clients peuvent payer par carte.',
        other: 'Paiements par carte, par un lien envoyé au client.',
      },
      Square: {
        started: 'Donnez l’autorisation sur la page de Square, ouverte dans un autre onglet.',
        uncompleted:
          'Aucun établissement canadien actif de ce compte ne prend encore les cartes. Activez-en un dans le tableau de bord de Square.',
        completed: 'Square vérifie les renseignements de l’entreprise.',
        ready: 'Les clients peuvent payer par carte, par un lien ou au terminal.',
        other: 'Paiements par carte, par un lien envoyé au client ou au terminal du comptoir.',
      },
    },
    shownOnly:
      'Chase est relié par l’exploitant de cette installation, qui seul peut le retirer. Ni lien ni terminal ne sont offerts par Guichet\u00a0: les cartes sont prises à part.',
    takenBy: (provider: string, isReady: boolean) =>
      isReady
        ? `${provider} est connecté. Un seul fournisseur peut l’être à la fois.`
        : `La connexion à ${provider} est commencée. Un seul fournisseur peut être connecté à la fois.`,
    account: (id: string) => `Compte ${id}`,
    startedOn: (date: string) => `Inscription commencée le ${date}`,
    connect: (provider: string) => `Connecter ${provider}`,
    goOn: 'Continuer l’inscription',
    again: 'Le lien était expiré\u00a0: continuer',
    opening: (provider: string) => `Ouverture de la page de ${provider}…`,
    blocked: 'Le navigateur a bloqué le nouvel onglet. Suivez ce lien\u00a0:',
    toPage: (provider: string) => `Page de ${provider}`,
    newTab: '(nouvel onglet)',
    dashboard: (provider: string) => `Tableau de bord de ${provider}`,
    check: 'Vérifier l’inscription',
    checking: (provider: string) => `Vérification auprès de ${provider}…`,
    checkFailed: (provider: string) =>
      `Impossible de vérifier l’inscription auprès de ${provider}. Voici le dernier état connu.`,
    disconnect: 'Déconnecter',
    disconnectTitle: (provider: string) => `Déconnecter ${provider}?`,
    disconnectText: (provider: string) =>
      `L’entreprise ne pourra plus recevoir de nouveaux paiements par ${provider}. Ce qui a été payé pourra encore être remboursé.`,
    terminal: 'Terminal de paiement',
    connectTerminal: 'Connecter un terminal',
    manageTerminal: 'Voir le terminal connecté',
    onlySquare: 'Seulement avec Square',
    onlyReady: 'Seulement quand Square est prêt et que toutes ses permissions sont accordées',
    connectProblems: {
      ProviderAway: (provider: string) => `${provider} ne répond pas. Réessayez dans un instant.`,
      ProviderNotOffered: (provider: string) =>
        `${provider} n’est pas offert par cette installation.`,
      ProviderTaken: (provider: string) =>
        `Un autre fournisseur est déjà connecté. Déconnectez-le avant de connecter ${provider}.`,
    },
    commands: {
      connectStripe: {
        success: 'La page d’inscription de Stripe est prête',
        error: 'Impossible de connecter Stripe',
      },
      connectSquare: {
        success: 'La page de Square est prête',
        error: 'Impossible de connecter Square',
      },
      disconnectPayments: {
        success: 'Le fournisseur de paiement est déconnecté',
        error: 'Impossible de déconnecter le fournisseur de paiement',
      },
      setCatalogConnection: {
        success: 'Lien avec le catalogue de Square enregistré',
        error: 'Impossible de changer le lien avec le catalogue de Square',
      },
      disconnectTerminal: {
        success: 'Le terminal est déconnecté',
        error: 'Impossible de déconnecter le terminal',
      },
    },
  },
  en: {
    failed: 'Could not load the payment provider',
    intro:
      'The provider takes card payments from clients and pays them out to the business. Only one can be connected at a time.',
    list: 'Payment providers',
    states: {
      started: 'Registration started',
      uncompleted: 'Registration uncompleted',
      completed: 'Registration completed',
      ready: 'Ready to receive payments',
      free: 'Not connected',
      taken: 'Not available',
      notOffered: 'Not offered by this installation',
    },
    texts: {
      Stripe: {
        started: 'Finish the registration on Stripe’s page, open in another tab.',
        uncompleted:
          'Stripe needs more information: the business cannot receive payments yet. Continue the registration on Stripe’s page.',
        completed:
          'Stripe is checking the information of the business. Payments will be possible as soon as that is done.',
        ready: 'Clients can pay by card.',
        other: 'Card payments, by a link sent to the client.',
      },
      Square: {
        started: 'Give the permission on Square’s page, open in another tab.',
        uncompleted:
          'No active Canadian location of this account takes cards yet. Activate one in Square’s dashboard.',
        completed: 'Square is checking the information of the business.',
        ready: 'Clients can pay by card, by a link or at the terminal.',
        other: 'Card payments, by a link sent to the client or at the terminal of the counter.',
      },
    },
    shownOnly:
      'Chase is connected by the operator of this installation, who alone can remove it. Guichet offers neither a link nor a terminal: cards are taken apart from it.',
    takenBy: (provider, isReady) =>
      isReady
        ? `${provider} is connected. Only one provider can be at a time.`
        : `Connecting ${provider} has started. Only one provider can be connected at a time.`,
    account: (id) => `Account ${id}`,
    startedOn: (date) => `Registration started on ${date}`,
    connect: (provider) => `Connect ${provider}`,
    goOn: 'Continue the registration',
    again: 'The link had expired: continue',
    opening: (provider) => `Opening ${provider}’s page…`,
    blocked: 'The browser blocked the new tab. Follow this link:',
    toPage: (provider) => `${provider}’s page`,
    newTab: '(new tab)',
    dashboard: (provider) => `${provider}’s dashboard`,
    check: 'Check the registration',
    checking: (provider) => `Checking with ${provider}…`,
    checkFailed: (provider) =>
      `Could not check the registration with ${provider}. This is the last known status.`,
    disconnect: 'Disconnect',
    disconnectTitle: (provider) => `Disconnect ${provider}?`,
    disconnectText: (provider) =>
      `The business will no longer receive new payments through ${provider}. What was paid can still be refunded.`,
    terminal: 'Payment terminal',
    connectTerminal: 'Connect a terminal',
    manageTerminal: 'See the connected terminal',
    onlySquare: 'Only with Square',
    onlyReady: 'Only when Square is ready and all its permissions are given',
    connectProblems: {
      ProviderAway: (provider) => `No answer from ${provider}. Try again in a moment.`,
      ProviderNotOffered: (provider) => `${provider} is not offered by this installation.`,
      ProviderTaken: (provider) =>
        `Another provider is connected already. Disconnect it before you connect ${provider}.`,
    },
    commands: {
      connectStripe: {
        success: 'Stripe’s registration page is ready',
        error: 'Could not connect Stripe',
      },
      connectSquare: {
        success: 'Square’s page is ready',
        error: 'Could not connect Square',
      },
      disconnectPayments: {
        success: 'The payment provider is disconnected',
        error: 'Could not disconnect the payment provider',
      },
      setCatalogConnection: {
        success: 'Link with the catalogue of Square saved',
        error: 'Could not change the link with the catalogue of Square',
      },
      disconnectTerminal: {
        success: 'The terminal is disconnected',
        error: 'Could not disconnect the terminal',
      },
    },
  },
})
