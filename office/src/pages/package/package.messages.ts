import { bilingual } from '@guichet/contract/bilingual.ts'

export const packageMessages = bilingual({
  fr: {
    content: 'Ce forfait comprend',
    part: (quantity: number, title: string) => (quantity > 1 ? `${quantity} × ${title}` : title),
    nights: (n: number, title: string) => `${title}, ${n} nuit${n > 1 ? 's' : ''}`,
    saved: (amount: string) => `Vous économisez ${amount} sur les prix séparés.`,
    choices: (day: string) => `Vos choix pour le ${day}`,
    slot: (title: string) => `Heure, ${title}`,
    begin: (title: string) => `Heure de début, ${title}`,
    size: (title: string) => `Taille, ${title}`,
    persons: (title: string) => `Personnes, ${title}`,
    quantity: 'Nombre de forfaits',
    full: (times: string) => `${times} (complet)`,
    notOpen: (day: string) =>
      `Le forfait n’est pas libre en entier le ${day}. Choisissez une autre date.`,
  },
  en: {
    content: 'This package includes',
    part: (quantity: number, title: string) => (quantity > 1 ? `${quantity} × ${title}` : title),
    nights: (n: number, title: string) => `${title}, ${n} night${n === 1 ? '' : 's'}`,
    saved: (amount: string) => `You save ${amount} on the separate prices.`,
    choices: (day: string) => `Your choices for ${day}`,
    slot: (title: string) => `Time, ${title}`,
    begin: (title: string) => `Begin time, ${title}`,
    size: (title: string) => `Size, ${title}`,
    persons: (title: string) => `People, ${title}`,
    quantity: 'Number of packages',
    full: (times: string) => `${times} (full)`,
    notOpen: (day: string) => `The whole package is not free on ${day}. Choose another date.`,
  },
})
