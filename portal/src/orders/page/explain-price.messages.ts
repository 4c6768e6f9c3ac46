import { bilingual } from '../../kit/text/messages.ts'

export const explainPriceMessages = bilingual({
  fr: {
    open: 'Expliquer ce prix',
    title: 'Comment ce prix est calculé',
    sale: 'À la vente',
    supplement: (n: number) => `Supplément ${n}`,
    entries: 'Articles',
    final: 'Total',
    rebate: (description: string) => `Rabais\u00a0: ${description}`,
    fee: (kind: string) => `Frais\u00a0: ${kind}`,
    rate: (percent: string, base: string) => `${percent} de ${base}`,
    each: (count: number, amount: string) => `${count} × ${amount}`,
    frozen:
      'Calculé le jour de la vente, avec les taux, les rabais et les frais de ce jour. Chaque taxe est arrondie une seule fois, sur le total taxable.',
  },
  en: {
    open: 'Explain this price',
    title: 'How this price is calculated',
    sale: 'At the sale',
    supplement: (n) => `Supplement ${n}`,
    entries: 'Items',
    final: 'Total',
    rebate: (description) => `Rebate: ${description}`,
    fee: (kind) => `Fee: ${kind}`,
    rate: (percent, base) => `${percent} of ${base}`,
    each: (count, amount) => `${count} × ${amount}`,
    frozen:
      'Calculated on the day of the sale, with the rates, rebates and fees of that day. Each tax is rounded once, on the taxable total.',
  },
})
