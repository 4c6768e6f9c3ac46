import { bilingual } from '@guichet/contract/bilingual.ts'

export const paymentMessages = bilingual({
  fr: {
    title: 'Paiement',
    leading: 'Vous allez à la page de paiement sécurisée.',
    pay: (amount: string) => `Payer ${amount}`,
    over: 'Cette commande n’attend plus de paiement.',
    back: 'Voir la commande',
  },
  en: {
    title: 'Payment',
    leading: 'You are going to the secure payment page.',
    pay: (amount: string) => `Pay ${amount}`,
    over: 'This order no longer waits for a payment.',
    back: 'See the order',
  },
})
