import { bilingual } from '../../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../../kit/text/plural.ts'

export const searchFieldMessages = bilingual({
  fr: {
    sale: 'Vente',
    label: 'Chercher, scanner ou taper une vente',
    hint: '2 ad 1 enf demain, nom…',
    results: 'Ce qui a été compris et trouvé',
    line: (quantity: number, title: string) => `${quantity} × ${title}`,
    today: 'aujourd’hui',
    tomorrow: 'demain',
    each: (price: string) => `${price} l’unité`,
    states: {
      soldOut: 'Plus assez de places ou de stock',
      closed: 'Aucune plage horaire ce jour-là',
      notOffered: 'Pas offert à ce moment',
      ending: 'Finit bientôt\u00a0: précisez l’heure',
      toChoose: 'Taille, nuits ou éléments à choisir sur la page',
    },
    unclear: (words: string) => `Pas compris\u00a0: ${words}`,
    several: (words: string) =>
      `Plusieurs lectures possibles\u00a0: précisez «\u00a0${words}\u00a0»`,
    searching: 'Recherche en cours…',
    scannedBehind: 'Code lu, mais rien n’a été fait',
    notAdded: 'Code lu, mais rien n’a été ajouté',
    scanAgain: 'Fermez la fenêtre ouverte, puis scannez de nouveau.',
    nothing: (typed: string) => `Rien ne correspond à «\u00a0${typed}\u00a0»`,
    unknownCode: (code: string) =>
      `Code inconnu\u00a0: ${code}. Aucun produit en vente, billet, commande ou client ne l’a.`,
    asPromoCode: 'Essayer comme code promo',
    failed: 'Impossible de comprendre la demande',
    buyer: (name: string) => `Client du panier\u00a0: ${name}`,
    found: (count: number) => pluralFr(count, { one: '# choix', other: '# choix' }),
    added: (count: number) =>
      pluralFr(count, { one: '# article ajouté', other: '# articles ajoutés' }),
  },
  en: {
    sale: 'Sale',
    label: 'Search, scan or type a sale',
    hint: '2 ad 1 child today, name…',
    results: 'What was understood and found',
    line: (quantity, title) => `${quantity} × ${title}`,
    today: 'today',
    tomorrow: 'tomorrow',
    each: (price) => `${price} each`,
    states: {
      soldOut: 'Not enough spots or stock left',
      closed: 'No time slot on that day',
      notOffered: 'Not offered at that time',
      ending: 'Ends soon: name the time',
      toChoose: 'Size, nights or items to be chosen on the page',
    },
    unclear: (words) => `Not understood: ${words}`,
    several: (words) => `Several readings are possible: say more than “${words}”`,
    searching: 'Searching…',
    scannedBehind: 'Code read, but nothing was done',
    notAdded: 'Code read, but nothing was added',
    scanAgain: 'Close the open window, then scan again.',
    nothing: (typed) => `Nothing matches “${typed}”`,
    unknownCode: (code) =>
      `Unknown code: ${code}. No product on sale, ticket, order or client has it.`,
    asPromoCode: 'Try as a promo code',
    failed: 'Could not read the request',
    buyer: (name) => `Client of the cart: ${name}`,
    found: (count) => pluralEn(count, { one: '# choice', other: '# choices' }),
    added: (count) => pluralEn(count, { one: '# item added', other: '# items added' }),
  },
})
