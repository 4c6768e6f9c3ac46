import { bilingual } from '../kit/text/messages.ts'

export const attentionMessages = bilingual({
  fr: {
    failed: 'Impossible de charger ce qui demande votre attention',
    none: 'Rien à surveiller',
    noneText:
      'Les paiements et les remboursements par le fournisseur sont tous terminés, et aucun solde n’est en retard.',
    list: 'Paiements et remboursements à surveiller',
    kinds: { payment: 'Paiement', refund: 'Remboursement', balance: 'Solde' },
    order: (reference: string) => `Commande ${reference}`,
    reasons: {
      refused: 'Carte refusée',
      late: 'Sans réponse',
      differs: 'Montant différent',
      unknown: 'Résultat inconnu',
      pending: 'En cours chez le fournisseur',
      failed: 'Refusé par le fournisseur',
      returned: 'Retourné par la banque',
      overdue: 'En retard',
    },
    toDo: {
      refused:
        'Le client peut essayer une autre carte pendant que ses places sont réservées. Rien à faire de votre côté.',
      late: 'Le délai est passé et le fournisseur n’a pas répondu. Les places restent réservées\u00a0: demandez-lui de nouveau.',
      differs:
        'Le fournisseur a reçu un autre montant que celui de la commande. Vérifiez le paiement dans son tableau de bord, puis remboursez-le ou écrivez au client.',
      unknown:
        'On ne sait pas encore si l’argent est parti. La même demande est répétée\u00a0: elle ne peut pas rembourser deux fois.',
      pending: 'Le fournisseur a accepté le remboursement et le termine. Rien à faire.',
      failed:
        'Rien n’a été rendu au client. Le montant peut de nouveau être remboursé à partir de la commande, ou autrement.',
      returned:
        'L’argent était parti, et la banque l’a retourné. Payez le client autrement, puis notez-le sur la commande.',
      overdue:
        'L’échéance du solde est passée. Sur la commande, encaissez-le, envoyez un lien de paiement ou changez l’échéance.',
    },
    since: (moment: string) => `Depuis le ${moment}`,
    said: (what: string) => `Dernière réponse\u00a0: ${what}`,
    tries: (count: number, next: string) => `Essais : ${count}, prochain le ${next}`,
    ask: 'Demander de nouveau',
    commands: {
      checkPayment: {
        success: 'Le fournisseur est interrogé',
        error: 'Impossible d’interroger le fournisseur',
      },
    },
  },
  en: {
    failed: 'Could not load what needs your attention',
    none: 'Nothing to watch',
    noneText:
      'All payments and refunds through the provider have ended, and no balance is overdue.',
    list: 'Payments and refunds to watch',
    kinds: { payment: 'Payment', refund: 'Refund', balance: 'Balance' },
    order: (reference) => `Order ${reference}`,
    reasons: {
      refused: 'Card refused',
      late: 'No answer',
      differs: 'Another amount',
      unknown: 'Result unknown',
      pending: 'Under way at the provider',
      failed: 'Refused by the provider',
      returned: 'Sent back by the bank',
      overdue: 'Overdue',
    },
    toDo: {
      refused:
        'The client may try another card while their spots are held. There is nothing for you to do.',
      late: 'The time is over and the provider has not answered. The spots stay held: ask it again.',
      differs:
        'The provider received another amount than the order costs. Check the payment in its dashboard, then refund it or write to the client.',
      unknown:
        'Nobody knows yet whether the money has left. The same request is repeated: it cannot refund twice.',
      pending: 'The provider accepted the refund and is ending it. There is nothing to do.',
      failed:
        'Nothing was given back to the client. The amount can be refunded again from the order, or by other means.',
      returned:
        'The money had left, and the bank sent it back. Pay the client another way, then record it on the order.',
      overdue:
        'The balance is past its due date. On the order, take it, send a payment link or change the date.',
    },
    since: (moment) => `Since ${moment}`,
    said: (what) => `Last answer: ${what}`,
    tries: (count, next) => `Tries so far: ${count}, the next at ${next}`,
    ask: 'Ask again',
    commands: {
      checkPayment: {
        success: 'The provider is being asked',
        error: 'Could not ask the provider',
      },
    },
  },
})
