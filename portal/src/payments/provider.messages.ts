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
      started: 'Terminez l’inscription sur la page de Stripe, ouverte dans un autre onglet.',
      uncompleted:
        'Il manque des renseignements à Stripe\u00a0: l’entreprise ne peut pas encore recevoir de paiements. Continuez l’inscription sur la page de Stripe.',
      completed:
        'Stripe vérifie les renseignements de l’entreprise. Les paiements seront possibles dès que la vérification sera terminée.',
      ready: 'Les clients peuvent payer par carte.',
    },
    takenBy: (provider: string, isReady: boolean) =>
      isReady
        ? `${provider} est connecté. Un seul fournisseur peut l’être à la fois.`
        : `La connexion à ${provider} est commencée. Un seul fournisseur peut être connecté à la fois.`,
    stripeText: 'Paiements par carte, par un lien envoyé au client.',
    account: (id: string) => `Compte ${id}`,
    startedOn: (date: string) => `Inscription commencée le ${date}`,
    connect: 'Connecter Stripe',
    goOn: 'Continuer l’inscription',
    again: 'Le lien était expiré\u00a0: continuer',
    opening: 'Ouverture de la page de Stripe…',
    blocked: 'Le navigateur a bloqué le nouvel onglet. Suivez ce lien\u00a0:',
    toRegistration: 'Page d’inscription de Stripe',
    newTab: '(nouvel onglet)',
    dashboard: 'Tableau de bord de Stripe',
    check: 'Vérifier l’inscription',
    checking: 'Vérification auprès de Stripe…',
    checkFailed:
      'Impossible de vérifier l’inscription auprès de Stripe. Voici le dernier état connu.',
    disconnect: 'Déconnecter',
    disconnectTitle: 'Déconnecter Stripe?',
    disconnectText:
      'L’entreprise ne pourra plus recevoir de nouveaux paiements par Stripe. Ce qui a été payé pourra encore être remboursé.',
    terminal: 'Terminal de paiement',
    connectTerminal: 'Connecter un terminal',
    onlySquare: 'Seulement avec Square',
    connectProblems: {
      ProviderAway: 'Stripe ne répond pas. Réessayez dans un instant.',
      ProviderNotOffered: 'Stripe n’est pas offert par cette installation.',
      ProviderTaken:
        'Un autre fournisseur est déjà connecté. Déconnectez-le avant de connecter Stripe.',
    },
    commands: {
      connectStripe: {
        success: 'La page d’inscription de Stripe est prête',
        error: 'Impossible de connecter Stripe',
      },
      disconnectPayments: {
        success: 'Stripe est déconnecté',
        error: 'Impossible de déconnecter Stripe',
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
      started: 'Finish the registration on Stripe’s page, open in another tab.',
      uncompleted:
        'Stripe needs more information: the business cannot receive payments yet. Continue the registration on Stripe’s page.',
      completed:
        'Stripe is checking the information of the business. Payments will be possible as soon as that is done.',
      ready: 'Clients can pay by card.',
    },
    takenBy: (provider, isReady) =>
      isReady
        ? `${provider} is connected. Only one provider can be at a time.`
        : `Connecting ${provider} has started. Only one provider can be connected at a time.`,
    stripeText: 'Card payments, by a link sent to the client.',
    account: (id) => `Account ${id}`,
    startedOn: (date) => `Registration started on ${date}`,
    connect: 'Connect Stripe',
    goOn: 'Continue the registration',
    again: 'The link had expired: continue',
    opening: 'Opening Stripe’s page…',
    blocked: 'The browser blocked the new tab. Follow this link:',
    toRegistration: 'Stripe’s registration page',
    newTab: '(new tab)',
    dashboard: 'Stripe’s dashboard',
    check: 'Check the registration',
    checking: 'Checking with Stripe…',
    checkFailed: 'Could not check the registration with Stripe. This is the last known status.',
    disconnect: 'Disconnect',
    disconnectTitle: 'Disconnect Stripe?',
    disconnectText:
      'The business will no longer receive new payments through Stripe. What was paid can still be refunded.',
    terminal: 'Payment terminal',
    connectTerminal: 'Connect a terminal',
    onlySquare: 'Only with Square',
    connectProblems: {
      ProviderAway: 'Stripe does not answer. Try again in a moment.',
      ProviderNotOffered: 'Stripe is not offered by this installation.',
      ProviderTaken:
        'Another provider is connected already. Disconnect it before you connect Stripe.',
    },
    commands: {
      connectStripe: {
        success: 'Stripe’s registration page is ready',
        error: 'Could not connect Stripe',
      },
      disconnectPayments: {
        success: 'Stripe is disconnected',
        error: 'Could not disconnect Stripe',
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
