import type { Kind } from '@guichet/contract/kinds.ts'
import type { Offer } from '../../../src/orders/sale/request/request-names.rules.ts'

/** Codes and barcodes of products. */
const codes: Record<string, readonly string[]> = {
  '.tuque': ['TUQ-01', '4006381333931'],
  '.chocolat': ['CHOC'],
  '.cire': ['CIR05', '036000291452'],
}

type Names = Record<string, readonly [fr: string, en: string]>
const groupOf = (id: string, [fr, en]: readonly [string, string], kind: Kind, titles: Names) =>
  Object.entries(titles).map(([name, [titleFr, titleEn]]): Offer => ({
    productId: `${id}.${name}`,
    kind,
    title: { fr: titleFr, en: titleEn },
    groupId: id,
    groupTitle: { fr, en },
    isOnSale: true,
    codes: codes[`${id}.${name}`] ?? [],
  }))
const alone = (kind: Kind, titles: Names) =>
  groupOf('', ['', ''], kind, titles).map((offer) => ({
    ...offer,
    productId: offer.productId.slice(1),
    groupId: null,
    groupTitle: null,
  }))

const alpin = ['Ski alpin', 'Downhill skiing'] as const
/** The catalogue of a ski hill, in which some names are parts of others. */
export const skiHill: Offer[] = [
  ...groupOf('alpin', alpin, 'daily_ticket', {
    adulte: ['Adulte', 'Adult'],
    enfant: ['Enfant (6-12 ans)', 'Child (6–12)'],
    etudiant: ['Étudiant (13 à 22 ans)', 'Student (13 to 22)'],
    aine: ['Aîné 65 ans et plus', 'Senior 65 and over'],
  }),
  ...groupOf('alpin', alpin, 'season_pass', { passe: ['Passe adulte', 'Adult pass'] }),
  ...groupOf('fond', ['Ski de fond', 'Cross-country skiing'], 'daily_ticket', {
    adulte: ['Adulte', 'Adult'],
    enfant: ['Enfant', 'Child'],
  }),
  ...groupOf('tube', ['Glissade sur tube', 'Snow tubing'], 'daily_ticket', {
    adulte: ['Adulte', 'Adult'],
    enfant: ['Enfant', 'Child'],
    famille: ['Famille', 'Family'],
  }),
  ...groupOf('nuit', ['Glissade de soirée', 'Evening tubing'], 'daily_ticket', {
    adulte: ['Adulte', 'Adult'],
    ado: ['Ado', 'Teen'],
  }),
  ...groupOf('raq', ['Raquette', 'Snowshoeing'], 'daily_ticket', {
    deux: ['Adulte 2 jours', 'Adult 2 days'],
    samedi: ['Randonnée du samedi', 'Saturday hike'],
  }),
  ...groupOf('patin', ['Patinoire', 'Skating rink'], 'daily_ticket', {
    entree: ['Entrée', 'Entry'],
  }),
  ...groupOf('fondation', ['Fondation', 'Foundation'], 'donation', { dix: ['Don', 'Donation'] }),
  ...groupOf('location', ['Skis alpins', 'Downhill skis'], 'equipment_rental', {
    junior: ['Skis junior', 'Junior skis'],
  }),
  ...alone('catalog_product', {
    tuque: ['Tuque', 'Wool hat'],
    chocolat: ['Chocolat chaud', 'Hot chocolate'],
    cire: ['Cire de ski', 'Ski wax'],
  }),
  ...alone('package', { forfait: ['Forfait famille 2 adultes 2 enfants', 'Family package'] }),
]
