import { bilingual } from '../kit/text/messages.ts'

export const attentionMessages = bilingual({
  fr: {
    failed: 'Impossible de charger ce qui demande votre attention',
    none: 'Rien à surveiller',
    noneText:
      'Les paiements et les remboursements par le fournisseur sont tous terminés, aucun solde n’est en retard et aucun paiement n’est contesté.',
    list: 'Paiements et remboursements à surveiller',
    kinds: { payment: 'Paiement', refund: 'Remboursement', balance: 'Solde', dispute: 'Litige' },
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
      disputed: 'Contesté auprès de la banque',
      inquiry: 'Question de la banque',
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
      disputed:
        'La banque a repris l’argent jusqu’à sa décision. Ouvrez la commande pour voir le motif, puis répondez chez le fournisseur.',
      inquiry:
        'Aucun argent n’a bougé. Répondez à la banque chez le fournisseur, ou remboursez le client.',
    },
    answerBy: (moment: string) => `Répondre avant le ${moment}`,
    disputed: 'le client conteste le paiement auprès de sa banque',
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
      'All payments and refunds through the provider have ended, no balance is overdue and no payment is disputed.',
    list: 'Payments and refunds to watch',
    kinds: { payment: 'Payment', refund: 'Refund', balance: 'Balance', dispute: 'Dispute' },
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
      disputed: 'Disputed with the bank',
      inquiry: 'Question of the bank',
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
      disputed:
        'The bank has taken the money back until it decides. Open the order to see the reason, then answer at the provider.',
      inquiry: 'No money has moved. Answer the bank at the provider, or refund the client.',
    },
    answerBy: (moment) => `Answer by ${moment}`,
    disputed: 'the client disputes the payment with their bank',
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
