/** Sentences of emails and PDFs, by language. */
export const phrases = {
  confirmed: { fr: 'Votre commande est confirmée.', en: 'Your order is confirmed.' },
  asItIsNow: {
    fr: 'Voici votre commande telle qu’elle est maintenant.',
    en: 'Here is your order as it is now.',
  },
  nothingValid: {
    fr: 'Rien de cette commande n’est plus valable.',
    en: 'Nothing of this order is valid any more.',
  },
  showCodes: {
    fr: 'Présentez le code QR de chaque billet à l’entrée.',
    en: 'Show the QR code of each ticket at the entrance.',
  },
  showThisCode: { fr: 'Présentez ce code à l’entrée.', en: 'Show this code at the entrance.' },
  ticketType: { fr: 'Ski alpin – Adulte', en: 'Downhill skiing – Adult' },
  soldTime: { fr: '2030-02-02, 09:00 – 12:00', en: '2030-02-02, 09:00 – 12:00' },
  chosenTime: { fr: '2030-02-09, 09:00 – 12:00', en: '2030-02-09, 09:00 – 12:00' },
  toBeChosen: { fr: 'Nouvelle date à choisir', en: 'New date to be chosen' },
  chooseDates: {
    fr: 'Choisissez une nouvelle date pour les billets qui n’en ont plus.',
    en: 'Choose a new date for the tickets that no longer have one.',
  },
  notAcceptedYet: {
    fr: 'Ce billet n’est pas accepté à l’entrée tant que sa date n’est pas choisie.',
    en: 'This ticket is not accepted at the entrance until its date is chosen.',
  },
  blocked: {
    fr: 'Ce billet est bloqué : il n’est pas accepté à l’entrée.',
    en: 'This ticket is blocked: it is not accepted at the entrance.',
  },
  visitLost: {
    fr: 'Votre visite ne peut pas avoir lieu comme prévu.',
    en: 'Your visit can’t take place as planned.',
  },
  newTickets: { fr: 'Voici vos nouveaux billets.', en: 'Here are your new tickets.' },
  exchangedFor: {
    fr: '1 × maintenant Ski alpin – Adulte, 2030-02-02, 09:00 – 12:00',
    en: '1 × now Downhill skiing – Adult, 2030-02-02, 09:00 – 12:00',
  },
  supplement: { fr: 'Supplément d’échange, billet', en: 'Exchange supplement, ticket' },
  totalWithSupplement: { fr: 'Total 57,47 $', en: 'Total $57.47' },
  oneCancelled: { fr: '1 × annulé', en: '1 × cancelled' },
  allCancelled: { fr: '12:00 annulé', en: '12:00 cancelled' },
  wereCancelled: {
    fr: 'Les articles suivants ont été annulés.',
    en: 'The following items were cancelled.',
  },
  weRefundedHalf: {
    fr: 'Nous vous avons remboursé 22,99 $.',
    en: 'We refunded $22.99 to you.',
  },
  weRefundedAll: { fr: 'Nous vous avons remboursé 45,97 $.', en: 'We refunded $45.97 to you.' },
  oneTicketOf: { fr: '1 × Ski alpin – Adulte', en: '1 × Downhill skiing – Adult' },
  twoTicketsOf: { fr: '2 × Ski alpin – Adulte', en: '2 × Downhill skiing – Adult' },
  refundedHalf: { fr: 'Remboursé −22,99 $ Net 22,98 $', en: 'Refunded −$22.99 Net $22.98' },
  creditNote: { fr: 'Note de crédit NC-', en: 'Credit note NC-' },
  leftToPay: { fr: 'Il reste à payer 45,97 $.', en: '$45.97 is left to be paid.' },
  spotsAreHeld: { fr: 'Vos places sont réservées jusqu’au', en: 'Your spots are held until' },
  paid: { fr: 'Argent comptant 45,97 $', en: 'Cash $45.97' },
} as const
export type Phrase = keyof typeof phrases
