import { bilingual } from '../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../kit/text/plural.ts'

const hoursOf = (minutes: number) => Math.abs(minutes) / 60

export const onlineSalesMessages = bilingual({
  fr: {
    title: 'Vendu en ligne',
    hint: 'Ce que votre page publique vend, jusqu’à quand, et combien par commande. Le comptoir n’est pas touché.',
    loadFailed: 'Impossible de charger la vente en ligne',
    none: 'Votre catalogue est vide.',
    sold: (name: string) => `Vendre en ligne\u00a0: ${name}`,
    until: 'Fin de la vente',
    untilOf: (name: string) => `Fin de la vente\u00a0: ${name}`,
    most: 'Au plus par commande',
    mostOf: (name: string) => `Au plus par commande\u00a0: ${name}`,
    mostProblem: (most: number) => `De 1 à ${most}, ou rien.`,
    half: 'À la moitié de la plage',
    atBegin: 'Au début de la plage',
    before: (minutes: number) =>
      minutes > -60
        ? `${-minutes}\u00a0min avant le début`
        : `${pluralFr(hoursOf(minutes), { one: '#\u00a0heure', other: '#\u00a0heures' })} avant le début`,
    after: (minutes: number) =>
      minutes < 60
        ? `${minutes}\u00a0min après le début`
        : `${pluralFr(hoursOf(minutes), { one: '#\u00a0heure', other: '#\u00a0heures' })} après le début`,
    changes: 'Changements par l’acheteur',
    changesHint:
      'Depuis la page de leur commande, les acheteurs changent la date de leurs billets au même prix, ou annulent et sont remboursés sur leur moyen de paiement.',
    changeLabels: {
      moveMinutesBefore: 'Changer la date',
      cancelMinutesBefore: 'Annuler la commande',
    },
    notOffered: 'Non offert',
    untilVisit: 'Jusqu’au début de la visite',
    untilBefore: (minutes: number) =>
      minutes < 60
        ? `Jusqu’à ${minutes}\u00a0min avant`
        : `Jusqu’à ${pluralFr(hoursOf(minutes), { one: '#\u00a0heure', other: '#\u00a0heures' })} avant`,
    save: 'Enregistrer la vente en ligne',
    commands: {
      saveOnlineSales: {
        success: 'Vente en ligne enregistrée',
        error: 'Impossible d’enregistrer la vente en ligne',
      },
    },
  },
  en: {
    title: 'Sold online',
    hint: 'Items sold on your public page, until when, and how many in an order. The counter is not affected.',
    loadFailed: 'Could not load the online sales',
    none: 'Your catalogue is empty.',
    sold: (name) => `Sell online: ${name}`,
    until: 'End of sales',
    untilOf: (name) => `End of sales: ${name}`,
    most: 'Most per order',
    mostOf: (name) => `Most per order: ${name}`,
    mostProblem: (most) => `From 1 to ${most}, or nothing.`,
    half: 'At half of the slot',
    atBegin: 'At the begin of the slot',
    before: (minutes) =>
      minutes > -60
        ? `${-minutes}\u00a0min before the begin`
        : `${pluralEn(hoursOf(minutes), { one: '#\u00a0hour', other: '#\u00a0hours' })} before the begin`,
    after: (minutes) =>
      minutes < 60
        ? `${minutes}\u00a0min after the begin`
        : `${pluralEn(hoursOf(minutes), { one: '#\u00a0hour', other: '#\u00a0hours' })} after the begin`,
    changes: 'Changes by buyers',
    changesHint:
      'On the page of their order, buyers change the date of their tickets at the same price, or cancel and are refunded to their method of payment.',
    changeLabels: {
      moveMinutesBefore: 'Change the date',
      cancelMinutesBefore: 'Cancel the order',
    },
    notOffered: 'Not offered',
    untilVisit: 'Until the visit begins',
    untilBefore: (minutes) =>
      minutes < 60
        ? `Until ${minutes}\u00a0min before`
        : `Until ${pluralEn(hoursOf(minutes), { one: '#\u00a0hour', other: '#\u00a0hours' })} before`,
    save: 'Save online sales',
    commands: {
      saveOnlineSales: {
        success: 'Online sales saved',
        error: 'Could not save the online sales',
      },
    },
  },
})
