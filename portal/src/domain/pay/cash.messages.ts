import { bilingual } from '../../kit/text/messages.ts'

/** Messages about cash on the sale, the order and printed documents. */
export const cashMessages = bilingual({
  fr: {
    inCash: 'En argent comptant',
    rounding: 'Arrondi aux 5 cents',
    tendered: 'Reçu du client',
    change: 'Monnaie à rendre',
    changeGiven: 'Monnaie rendue',
    handOver: 'À remettre en argent comptant',
    handedOver: 'Remis en argent comptant',
  },
  en: {
    inCash: 'In cash',
    rounding: 'Rounding to 5 cents',
    tendered: 'Received from the client',
    change: 'Change to give',
    changeGiven: 'Change given',
    handOver: 'To hand over in cash',
    handedOver: 'Handed over in cash',
  },
})
