import { bilingual } from '../../kit/text/messages.ts'

export const soldMessages = bilingual({
  fr: {
    soldTitle: 'Vente conclue',
    soldTotal: 'Total',
    order: (ref: string) => `Commande ${ref}`,
    mailTo: (email: string) => `La confirmation sera envoyée à ${email}.`,
    noMail: 'Aucun courriel\u00a0: remettez les billets imprimés.',
    tickets80: 'Billets 80\u00a0mm',
    ticketsLetter: 'Billets, format lettre',
    receipt80: 'Reçu 80\u00a0mm',
    receiptLetter: 'Reçu, format lettre',
    newSale: 'Nouvelle vente',
    print: 'Imprimer',
  },
  en: {
    soldTitle: 'Sale completed',
    soldTotal: 'Total',
    order: (ref) => `Order ${ref}`,
    mailTo: (email) => `The confirmation will be sent to ${email}.`,
    noMail: 'No email: hand over the printed tickets.',
    tickets80: 'Tickets 80 mm',
    ticketsLetter: 'Tickets, letter size',
    receipt80: 'Receipt 80 mm',
    receiptLetter: 'Receipt, letter size',
    newSale: 'New sale',
    print: 'Print',
  },
})
