import { bilingual } from '../../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../../kit/text/plural.ts'

/** Texts for rentals, stays and packages, loaded with their components. */
export const timesMessages = bilingual({
  fr: {
    equipment: 'Équipement',
    begin: 'Début',
    begun: 'Commencé',
    customBegin: 'Autre heure',
    customHint: 'En dehors de l’horaire\u00a0: permis s’il reste du stock.',
    duration: 'Durée',
    sizes: 'Tailles',
    oneSize: 'Quantité',
    accessories: 'Accessoires',
    accessoriesHint: 'Choisissez d’abord l’équipement.',
    pieces: (count: number) => pluralFr(count, { one: '# disponible', other: '# disponibles' }),
    free: (count: number) => pluralFr(count, { one: '# libre', other: '# libres' }),
    noneFree: 'Aucune libre',
    inCart: (count: number) => `${count} au panier`,
    sizeKeys:
      'Chaque pression en ajoute une. La touche moins ou Retour arrière en enlève une, les flèches vont d’une taille à l’autre.',
    noBegin: 'Aucune disponibilité à cette date. Choisissez une autre date ou heure.',
    allBegun:
      'Tout ce qui reste à cette date a commencé. Choisissez tout de même un début, ou une autre date ou heure.',
    unitType: 'Unité',
    upTo: (persons: number) =>
      pluralFr(persons, { one: '# personne', other: 'jusqu’à # personnes' }),
    people: (count: number) => pluralFr(count, { one: '# personne', other: '# personnes' }),
    checkIn: 'Arrivée',
    nights: 'Nuits',
    persons: 'Personnes',
    units: 'Unités',
    unitsFree: (count: number) =>
      pluralFr(count, { one: '# unité libre', other: '# unités libres' }),
    stayHours: (from: string, to: string) => `Arrivée dès ${from}, départ avant ${to}.`,
    fromPrice: (price: string) => `dès ${price}`,
    nightsOf: (count: number, what: string) =>
      `${pluralFr(count, { one: '# nuit', other: '# nuits' })} · ${what}`,
    package: 'Forfait',
    insteadOf: (price: string) => `au lieu de ${price}`,
    size: 'Taille',
    howMany: 'Nombre de forfaits',
    partsFirst: 'Choisissez d’abord la taille et le moment de chaque élément.',
  },
  en: {
    equipment: 'Equipment',
    begin: 'Start',
    begun: 'Started',
    customBegin: 'Other time',
    customHint: 'Outside the timetable: allowed while stock lasts.',
    duration: 'Duration',
    sizes: 'Sizes',
    oneSize: 'Quantity',
    accessories: 'Accessories',
    accessoriesHint: 'Choose the equipment first.',
    pieces: (count) => pluralEn(count, { one: '# available', other: '# available' }),
    free: (count) => pluralEn(count, { one: '# free', other: '# free' }),
    noneFree: 'None free',
    inCart: (count) => `${count} in the cart`,
    sizeKeys:
      'Each press adds one. The minus key or Backspace takes one back, the arrow keys go from size to size.',
    noBegin: 'Nothing available on this date. Choose another date or time.',
    allBegun:
      'All that is left on this date has started. Choose a start anyway, or another date or time.',
    unitType: 'Unit',
    upTo: (persons) => pluralEn(persons, { one: '# person', other: 'up to # people' }),
    people: (count) => pluralEn(count, { one: '# person', other: '# people' }),
    checkIn: 'Arrival',
    nights: 'Nights',
    persons: 'People',
    units: 'Units',
    unitsFree: (count) => pluralEn(count, { one: '# unit free', other: '# units free' }),
    stayHours: (from, to) => `Arrival from ${from}, departure before ${to}.`,
    fromPrice: (price) => `from ${price}`,
    nightsOf: (count, what) =>
      `${pluralEn(count, { one: '# night', other: '# nights' })} · ${what}`,
    package: 'Package',
    insteadOf: (price) => `instead of ${price}`,
    size: 'Size',
    howMany: 'Number of packages',
    partsFirst: 'First choose the size and the time of each part.',
  },
})
