import { bilingual } from '@guichet/contract/bilingual.ts'

export const payLinkMessages = bilingual({
  fr: {
    page: 'Payer une commande',
    titles: {
      open: 'Payer votre commande',
      refused: 'Payer votre commande',
      paid: 'C’est payé. Merci!',
      expired: 'Ce lien ne permet plus de payer',
    },
    texts: {
      open: 'Vos billets arriveront par courriel dès que le paiement sera fait.',
      refused: 'Vos billets arriveront par courriel dès que le paiement sera fait.',
      paid: 'Vos billets arrivent par courriel. Vous pouvez fermer cette page.',
      expired:
        'Le délai est écoulé ou la vente a été annulée\u00a0: les places ne sont plus réservées pour vous. Communiquez avec l’entreprise.',
    },
    /** Replaces `texts` if the client gave no email address. */
    atCounter: {
      open: 'Vos billets vous seront remis au comptoir dès que le paiement sera fait.',
      refused: 'Vos billets vous seront remis au comptoir dès que le paiement sera fait.',
      paid: 'Vos billets vous attendent au comptoir. Vous pouvez fermer cette page.',
    },
    /** For the balance of an order whose tickets the client already has. */
    balance: {
      open: 'Vous payez le solde de votre commande.',
      refused: 'Vous payez le solde de votre commande.',
      paid: 'Le solde est payé. Vous recevrez votre facture par courriel, si nous avons votre adresse.',
      expired: 'Communiquez avec l’entreprise pour payer le solde.',
    },
    /** For an order that was paid, and later refunded or cancelled completely. */
    nothingValid: {
      title: 'Cette commande n’est plus valable',
      text: 'Elle a été payée, puis remboursée ou annulée\u00a0: aucun de ses billets n’est accepté. Communiquez avec l’entreprise si vous avez une question.',
    },
    refused: 'La carte a été refusée',
    refusedText: 'Réessayez, avec une autre carte s’il le faut.',
    wait: 'Si vous venez de payer, gardez cette page ouverte\u00a0: elle se met à jour toute seule.',
    order: (reference: string) => `Commande ${reference}`,
    supplement: (ticket: string) =>
      ticket ? `Supplément d’échange, billet ${ticket}` : 'Supplément d’échange',
    entries: 'Votre commande',
    total: 'Total à payer',
    paid: 'Payé',
    amount: 'Montant',
    held: (time: string) => `Vos places sont réservées encore ${time}.`,
    heldLast: 'Vos places sont réservées encore moins d’une minute.',
    pay: (amount: string) => `Payer ${amount}`,
    leaving: 'Ouverture de la page de paiement…',
    toPage: 'Si elle ne s’ouvre pas, suivez ce lien.',
    problems: {
      HoldOver: 'Cette commande ne peut plus être payée par ce lien.',
      ProviderAway: 'La page de paiement ne répond pas. Réessayez dans un instant.',
      ProviderNotOffered:
        'L’entreprise ne reçoit pas de paiements en ligne pour le moment. Communiquez avec elle.',
    },
  },
  en: {
    page: 'Pay for an order',
    titles: {
      open: 'Pay for your order',
      refused: 'Pay for your order',
      paid: 'Paid. Thank you!',
      expired: 'This link can no longer be paid',
    },
    texts: {
      open: 'Your tickets come by email as soon as the payment is made.',
      refused: 'Your tickets come by email as soon as the payment is made.',
      paid: 'Your tickets are on their way by email. You may close this page.',
      expired:
        'The time is over or the sale was cancelled: the spots are no longer held for you. Contact the business.',
    },
    atCounter: {
      open: 'You get your tickets at the counter as soon as the payment is made.',
      refused: 'You get your tickets at the counter as soon as the payment is made.',
      paid: 'Your tickets are waiting for you at the counter. You may close this page.',
    },
    balance: {
      open: 'You are paying the balance of your order.',
      refused: 'You are paying the balance of your order.',
      paid: 'The balance is paid. Your invoice comes by email, if we have your address.',
      expired: 'Contact the business to pay the balance.',
    },
    nothingValid: {
      title: 'This order is no longer valid',
      text: 'It was paid, then refunded or cancelled: none of its tickets is accepted. Contact the business if you have a question.',
    },
    refused: 'The card was refused',
    refusedText: 'Try again, with another card if needed.',
    wait: 'If you have just paid, keep this page open: it updates by itself.',
    order: (reference) => `Order ${reference}`,
    supplement: (ticket) =>
      ticket ? `Exchange supplement, ticket ${ticket}` : 'Exchange supplement',
    entries: 'Your order',
    total: 'Total to pay',
    paid: 'Paid',
    amount: 'Amount',
    held: (time) => `Your spots are held for another ${time}.`,
    heldLast: 'Your spots are held for less than a minute.',
    pay: (amount) => `Pay ${amount}`,
    leaving: 'Opening the payment page…',
    toPage: 'If it does not open, follow this link.',
    problems: {
      HoldOver: 'This order can no longer be paid by this link.',
      ProviderAway: 'The payment page does not answer. Try again in a moment.',
      ProviderNotOffered:
        'The business does not receive payments online at the moment. Contact them.',
    },
  },
})
