import { bilingual } from '../../kit/text/messages.ts'

export const returnedRefundMessages = bilingual({
  fr: {
    title: (amount: string) => `La banque a retourné ${amount}`,
    text: 'Le client n’a pas reçu cet argent\u00a0: payez-le autrement, puis notez-le ici.',
    pay: 'Noter le paiement',
    dialog: 'Comment le client a-t-il été payé?',
    cancel: 'Fermer',
    commands: {
      payReturnedRefund: {
        success: 'Le paiement au client est noté',
        error: 'Impossible de noter le paiement au client',
      },
    },
  },
  en: {
    title: (amount) => `The bank sent ${amount} back`,
    text: 'The client did not get this money: pay them another way, then record it here.',
    pay: 'Record the payment',
    dialog: 'How was the client paid?',
    cancel: 'Close',
    commands: {
      payReturnedRefund: {
        success: 'The payment to the client is recorded',
        error: 'Could not record the payment to the client',
      },
    },
  },
})
