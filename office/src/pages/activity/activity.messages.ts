import { bilingual } from '@guichet/contract/bilingual.ts'

export const activityMessages = bilingual({
  fr: {
    prices: 'Tarifs',
    choices: { activity: 'Billets', pass: 'Passes', donation: 'Montants' },
    slots: (day: string) => `Heures du ${day}`,
    noSlot: (day: string) => `Rien n’est ouvert le ${day}. Choisissez une autre date.`,
    left: (n: number) => (n > 1 ? `${n} places` : `${n} place`),
    lastLeft: (n: number) => (n > 1 ? `Plus que ${n} places` : 'Plus qu’une place'),
    full: 'Complet',
    anytime: 'Valable à la date de votre choix, sans réservation.',
  },
  en: {
    prices: 'Prices',
    choices: { activity: 'Tickets', pass: 'Passes', donation: 'Amounts' },
    slots: (day: string) => `Times on ${day}`,
    noSlot: (day: string) => `Nothing is open on ${day}. Choose another date.`,
    left: (n: number) => (n === 1 ? '1 place' : `${n} places`),
    lastLeft: (n: number) => (n === 1 ? 'Only 1 place left' : `Only ${n} places left`),
    full: 'Full',
    anytime: 'Valid on a date of your choice, without a reservation.',
  },
})
