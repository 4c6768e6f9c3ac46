import { bilingual } from '../kit/text/messages.ts'

export const awaitedMessages = bilingual({
  fr: {
    awaitedTitle: 'En attente du paiement',
    lapsedTitle: 'Vente annulée\u00a0: elle n’a pas été payée',
    linkTo: (email: string) => `Le lien de paiement a aussi été envoyé à ${email}.`,
    code: 'Code QR du lien de paiement',
    scan: 'Le client lit ce code avec son téléphone, ou suit le lien.',
    keptUntil: (time: string) => `Places réservées jusqu’à ${time}`,
    openUntil: (time: string) => `Paiement du solde attendu jusqu’à ${time}`,
    stopWaiting: 'Cesser d’attendre',
    stopTitle: 'Cesser d’attendre le paiement du solde?',
    cancelBalance:
      'Le solde ne pourra plus être payé de cette façon; il reste dû. Si le client vient de payer, son paiement est gardé.',
    refused: (why: string) => `Carte refusée\u00a0: ${why} Le client peut réessayer.`,
    atTerminal: 'Le client paie par carte au terminal.',
    notShown: {
      BUYER_CANCELED: 'Le client a annulé au terminal.',
      SELLER_CANCELED: 'La vente a été annulée au terminal.',
      TIMED_OUT: 'Personne n’a payé à temps au terminal.',
      other: 'Le terminal n’affiche pas la vente.',
    },
    sendAgain: 'Renvoyer au terminal',
    cancelAtTerminal:
      'Le terminal cessera d’afficher la vente, et les places seront remises en vente. Si le client vient de payer, la vente est conclue.',
    resendLink: 'Renvoyer le lien par courriel',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    open: 'Ouvrir la page de paiement',
    check: 'Vérifier le paiement',
    cancel: 'Annuler la vente',
    cancelTitle: 'Annuler la vente non payée?',
    cancelText:
      'Le lien ne permettra plus de payer, et les places seront remises en vente. Si le client vient de payer, la vente est conclue.',
    keep: 'Continuer d’attendre',
    commands: {
      checkPayment: {
        success: 'Le fournisseur est interrogé',
        error: 'Impossible de vérifier le paiement',
      },
      cancelPayment: {
        success: 'Annulation demandée',
        error: 'Impossible d’annuler la vente',
      },
      sendToTerminal: {
        success: 'La vente est envoyée au terminal',
        error: 'Impossible d’envoyer la vente au terminal',
      },
      resendPaymentLink: {
        success: 'Le lien de paiement est envoyé',
        error: 'Impossible de renvoyer le lien de paiement',
      },
    },
  },
  en: {
    awaitedTitle: 'Waiting for the payment',
    lapsedTitle: 'Sale cancelled: it was not paid',
    linkTo: (email: string) => `The payment link was also sent to ${email}.`,
    code: 'QR code of the payment link',
    scan: 'The client scans this code with their phone, or follows the link.',
    keptUntil: (time) => `Spots held until ${time}`,
    openUntil: (time) => `Payment of the balance awaited until ${time}`,
    stopWaiting: 'Stop waiting',
    stopTitle: 'Stop waiting for the payment of the balance?',
    cancelBalance:
      'The balance can no longer be paid this way; it is still owed. If the client has just paid, the payment is kept.',
    refused: (why) => `Card refused: ${why} The client may try again.`,
    atTerminal: 'The client pays by card at the terminal.',
    notShown: {
      BUYER_CANCELED: 'The client cancelled at the terminal.',
      SELLER_CANCELED: 'The sale was cancelled at the terminal.',
      TIMED_OUT: 'Nobody paid in time at the terminal.',
      other: 'The terminal is not showing the sale.',
    },
    sendAgain: 'Send to the terminal again',
    cancelAtTerminal:
      'The terminal will stop showing the sale, and the spots go back on sale. If the client has just paid, the sale stands.',
    resendLink: 'Email the link again',
    copy: 'Copy the link',
    copied: 'Link copied',
    open: 'Open the payment page',
    check: 'Check the payment',
    cancel: 'Cancel the sale',
    cancelTitle: 'Cancel the unpaid sale?',
    cancelText:
      'The link will no longer let the client pay, and the spots go back on sale. If the client has just paid, the sale stands.',
    keep: 'Keep waiting',
    commands: {
      checkPayment: {
        success: 'The provider is being asked',
        error: 'Could not check the payment',
      },
      cancelPayment: {
        success: 'Cancellation requested',
        error: 'Could not cancel the sale',
      },
      sendToTerminal: {
        success: 'The sale is sent to the terminal',
        error: 'Could not send the sale to the terminal',
      },
      resendPaymentLink: {
        success: 'The payment link is being sent',
        error: 'Could not send the payment link again',
      },
    },
  },
})
