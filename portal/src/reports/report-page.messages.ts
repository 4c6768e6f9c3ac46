import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const reportPageMessages = bilingual({
  fr: {
    back: 'Rapports de ventes',
    title: 'Rapport',
    loadFailed: 'Impossible de charger le rapport',
    period: (from: string, to: string) => (from === to ? `Le ${from}` : `Du ${from} au ${to}`),
    stillChanging: (moment: string) =>
      `La période n’est pas terminée\u00a0: ces chiffres, lus le ${moment}, changent encore.`,
    closing: (moment: string) =>
      `La période est terminée\u00a0: ces chiffres, lus le ${moment}, seront fermés dans quelques instants.`,
    closedAt: (moment: string) => `Fermé le ${moment}\u00a0: ces chiffres ne changent plus.`,
    refresh: 'Actualiser',
    print: 'Imprimer',
    file: 'Excel (xlsx)',
    fileName: 'rapport-de-ventes',
    downloaded: {
      success: 'Rapport téléchargé',
      error: 'Impossible de télécharger le rapport',
    },
    summary: 'Résumé',
    money: 'De la vente à l’argent',
    agrees: 'Ventes − remboursements = net, et le net est ce que les paiements ont gardé.',
    agreesWithOwed:
      'Ventes − remboursements = net. Le net moins ce qui reste à payer est ce que les paiements ont gardé.',
    agreesWithLater:
      'Ventes − remboursements = net. Le net et ce qui a été payé de ventes antérieures sont ce que les paiements ont gardé.',
    chart: 'Ventes et remboursements par jour',
    chartText: (days: number, sales: string, refunds: string) =>
      pluralFr(days, {
        one: `# jour\u00a0: ${sales} de ventes et ${refunds} de remboursements.`,
        other: `# jours\u00a0: ${sales} de ventes et ${refunds} de remboursements.`,
      }),
    asChart: 'Graphique',
    asTable: 'Tableau',
    view: 'Présentation',
    sales: 'Ventes',
    refunds: 'Remboursements',
    nothing: 'Rien dans cette période.',
    ordersOf: (what: string) => `Commandes\u00a0: ${what}`,
    printTitle: (title: string) => `Impression – ${title}`,
    paperClosed: (moment: string) => `Chiffres fermés le ${moment}`,
    paperOpen: (moment: string) => `Chiffres du ${moment}, qui changent encore`,
    paperBy: (name: string) => `Rapport créé par ${name}`,
  },
  en: {
    back: 'Sales reports',
    title: 'Report',
    loadFailed: 'Could not load the report',
    period: (from, to) => (from === to ? from : `From ${from} to ${to}`),
    stillChanging: (moment) =>
      `The period is not over: these figures, read on ${moment}, still change.`,
    closing: (moment) =>
      `The period is over: these figures, read on ${moment}, will be closed in a moment.`,
    closedAt: (moment) => `Closed on ${moment}: these figures no longer change.`,
    refresh: 'Refresh',
    print: 'Print',
    file: 'Excel (xlsx)',
    fileName: 'sales-report',
    downloaded: { success: 'Report downloaded', error: 'Could not download the report' },
    summary: 'Summary',
    money: 'From sales to money',
    agrees: 'Sales − refunds = net, and the net is what payments have kept.',
    agreesWithOwed:
      'Sales − refunds = net. The net less what is still to be paid is what payments have kept.',
    agreesWithLater:
      'Sales − refunds = net. The net and what was paid for earlier sales are what payments have kept.',
    chart: 'Sales and refunds by day',
    chartText: (days, sales, refunds) =>
      pluralEn(days, {
        one: `# day: ${sales} of sales and ${refunds} of refunds.`,
        other: `# days: ${sales} of sales and ${refunds} of refunds.`,
      }),
    asChart: 'Chart',
    asTable: 'Table',
    view: 'Shown as',
    sales: 'Sales',
    refunds: 'Refunds',
    nothing: 'Nothing in this period.',
    ordersOf: (what) => `Orders: ${what}`,
    printTitle: (title) => `Print – ${title}`,
    paperClosed: (moment) => `Figures closed on ${moment}`,
    paperOpen: (moment) => `Figures as of ${moment}, which still change`,
    paperBy: (name) => `Report created by ${name}`,
  },
})
