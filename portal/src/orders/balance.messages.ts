import { bilingual } from '../kit/text/messages.ts'

export const balanceMessages = bilingual({
  fr: {
    title: 'Solde',
    owed: 'Solde à payer',
    dueBy: (day: string) => `Solde à payer au plus tard le ${day}`,
    overdue: (day: string) => `Solde en retard depuis le ${day}`,
    paidUp: 'Tout est payé.',
    purchaseOrder: 'Bon de commande',
    take: 'Encaisser le solde',
    awaited: 'Un paiement du solde est attendu.',
    changeTerms: 'Modifier l’échéance',
    dialog: (ref: string) => `Solde de la commande ${ref}`,
    termsDialog: (ref: string) => `Échéance de la commande ${ref}`,
    amount: 'Montant',
    amountHint: (owed: string) => `Il reste ${owed} à payer.`,
    amountBad: (owed: string) => `Entrez un montant jusqu’à ${owed}.`,
    dueDate: 'Échéance',
    purchaseOrderHint: 'Imprimé sur la facture.',
    linkHint: 'Par lien\u00a0: le client reçoit un courriel. Il peut payer pendant 60 jours.',
    linkNoEmail:
      'Par lien\u00a0: sans courriel sur la commande, le code QR est montré sur la commande.',
    cancel: 'Fermer',
    save: 'Enregistrer',
    commands: {
      payBalance: {
        success: 'Le paiement du solde est enregistré',
        error: 'Impossible d’enregistrer le paiement du solde',
      },
      setBalanceTerms: {
        success: 'Échéance enregistrée',
        error: 'Impossible d’enregistrer l’échéance',
      },
    },
  },
  en: {
    title: 'Balance',
    owed: 'Balance due',
    dueBy: (day) => `Balance due by ${day}`,
    overdue: (day) => `Balance overdue since ${day}`,
    paidUp: 'All is paid.',
    purchaseOrder: 'Purchase order',
    take: 'Take the balance',
    awaited: 'A payment of the balance is awaited.',
    changeTerms: 'Change the due date',
    dialog: (ref) => `Balance of order ${ref}`,
    termsDialog: (ref) => `Due date of order ${ref}`,
    amount: 'Amount',
    amountHint: (owed) => `${owed} is left to pay.`,
    amountBad: (owed) => `Enter an amount up to ${owed}.`,
    dueDate: 'Due date',
    purchaseOrderHint: 'Printed on the invoice.',
    linkHint: 'By link: the client gets an email, and can pay for 60 days.',
    linkNoEmail: 'By link: without an email on the order, its QR code is shown on the order.',
    cancel: 'Close',
    save: 'Save',
    commands: {
      payBalance: {
        success: 'The payment of the balance is recorded',
        error: 'Could not record the payment of the balance',
      },
      setBalanceTerms: {
        success: 'Due date saved',
        error: 'Could not save the due date',
      },
    },
  },
})
