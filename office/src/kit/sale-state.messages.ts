import { bilingual } from '@guichet/contract/bilingual.ts'

export const saleStateMessages = bilingual({
  fr: {
    today: 'Ouvert aujourd’hui',
    nextDay: (day: string) => `Prochaine date\u00a0: ${day}`,
    onSale: 'En vente',
    soldOut: 'Complet',
    soldOutUntil: (day: string) => `Complet\u00a0; prochaine date\u00a0: ${day}`,
    offSeason: 'Hors saison',
    notYet: 'Bientôt en vente',
    notYetUntil: (day: string) => `En vente à partir du ${day}`,
    from: (price: string) => `À partir de ${price}`,
    free: 'Gratuit',
  },
  en: {
    today: 'Open today',
    nextDay: (day: string) => `Next date: ${day}`,
    onSale: 'On sale',
    soldOut: 'Sold out',
    soldOutUntil: (day: string) => `Sold out; next date: ${day}`,
    offSeason: 'Out of season',
    notYet: 'On sale soon',
    notYetUntil: (day: string) => `On sale from ${day}`,
    from: (price: string) => `From ${price}`,
    free: 'Free',
  },
})
