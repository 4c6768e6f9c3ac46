import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const reportPageMessages = bilingual({
  fr: {
    back: 'Rapports de ventes',
    title: 'Rapport',
    loadFailed: 'Impossible de charger le rapport',
    stillChanging: (moment: string) =>
      `La période n’est pas terminée\u00a0: ces chiffres, lus le ${moment}, changent encore.`,
    closing: (moment: string) =>
      `La période est terminée\u00a0: ces chiffres, lus le ${moment}, seront fermés dans quelques instants.`,
    closedAt: (moment: string) => `Fermé le ${moment}\u00a0: ces chiffres ne changent plus.`,
    refresh: 'Actualiser',
    print: 'Imprimer',
    formats: { xlsx: 'Excel (xlsx)', pdf: 'PDF' },
    preparing: 'Préparation…',
    downloaded: {
      success: 'Rapport téléchargé',
      error: 'Impossible de télécharger le rapport',
    },
    summary: 'Résumé',
    chart: 'Ventes et remboursements par jour',
    chartText: (days: number, sales: string, refunds: string) =>
      pluralFr(days, {
        one: `# jour\u00a0: ${sales} de ventes et ${refunds} de remboursements.`,
        other: `# jours\u00a0: ${sales} de ventes et ${refunds} de remboursements.`,
      }),
    asChart: 'Graphique',
    asTable: 'Tableau',
    view: 'Présentation',
    ordersOf: (what: string) => `Commandes\u00a0: ${what}`,
    printTitle: (title: string) => `Impression – ${title}`,
  },
  en: {
    back: 'Sales reports',
    title: 'Report',
    loadFailed: 'Could not load the report',
    stillChanging: (moment) =>
      `The period is not over: these figures, read on ${moment}, still change.`,
    closing: (moment) =>
      `The period is over: these figures, read on ${moment}, will be closed in a moment.`,
    closedAt: (moment) => `Closed on ${moment}: these figures no longer change.`,
    refresh: 'Refresh',
    print: 'Print',
    formats: { xlsx: 'Excel (xlsx)', pdf: 'PDF' },
    preparing: 'Preparing…',
    downloaded: { success: 'Report downloaded', error: 'Could not download the report' },
    summary: 'Summary',
    chart: 'Sales and refunds by day',
    chartText: (days, sales, refunds) =>
      pluralEn(days, {
        one: `# day: ${sales} of sales and ${refunds} of refunds.`,
        other: `# days: ${sales} of sales and ${refunds} of refunds.`,
      }),
    asChart: 'Chart',
    asTable: 'Table',
    view: 'Shown as',
    ordersOf: (what) => `Orders: ${what}`,
    printTitle: (title) => `Print – ${title}`,
  },
})
