import { bilingual } from '../../../kit/text/messages.ts'

export const groupTermsMessages = bilingual({
  fr: {
    add: 'Acompte ou paiement plus tard',
    legend: 'Groupe\u00a0: acompte et solde',
    remove: 'Tout payer maintenant',
    deposit: 'Acompte',
    depositHint: '0 avec un bon de commande\u00a0: tout est payé plus tard.',
    depositMissing: 'Entrez l’acompte, ou 0.',
    dueDate: 'Échéance du solde',
    dueDateMissing: 'Choisissez l’échéance du solde.',
    purchaseOrder: 'Bon de commande',
    purchaseOrderHint: 'Numéro du client, imprimé sur la facture.',
    purchaseOrderMissing: 'Sans acompte, le numéro du bon de commande est requis.',
    owed: 'Solde',
  },
  en: {
    add: 'Deposit or payment later',
    legend: 'Group: deposit and balance',
    remove: 'Pay all now',
    deposit: 'Deposit',
    depositHint: '0 with a purchase order: all is paid later.',
    depositMissing: 'Enter the deposit, or 0.',
    dueDate: 'Balance due by',
    dueDateMissing: 'Choose when the balance is due.',
    purchaseOrder: 'Purchase order',
    purchaseOrderHint: 'The client’s number, printed on the invoice.',
    purchaseOrderMissing: 'Without a deposit, the purchase order number is required.',
    owed: 'Balance',
  },
})
