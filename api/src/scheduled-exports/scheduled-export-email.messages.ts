import type { Language } from '@guichet/contract/rules.messages.ts'
import type { ExportSubject } from '@guichet/contract/scheduled-exports/scheduled-export.ts'

/** File names of downloads. */
export const exportFileNames: Record<Language, Record<ExportSubject, string>> = {
  fr: {
    sales: 'rapport-de-ventes',
    journal: 'journal-comptable',
    orders: 'commandes',
    tickets: 'billets',
  },
  en: {
    sales: 'sales-report',
    journal: 'accounting-journal',
    orders: 'orders',
    tickets: 'tickets',
  },
}

/** Texts of the email about a scheduled export. */
export const exportEmailMessages = {
  fr: {
    hello: (name: string) => `Bonjour ${name},`,
    ready: (name: string) => `L’export «\u00a0${name}\u00a0» est prêt.`,
    failedTitle: (name: string) => `Export non produit\u00a0: ${name}`,
    failed: (name: string) => `L’export «\u00a0${name}\u00a0» n’a pas pu être produit.`,
    faults: {
      nobodyMayRead:
        'Aucun de ses destinataires n’a plus l’accès qu’il faut pour le lire. Choisissez-en d’autres.',
      filterGone:
        'Son filtre nomme un produit, une plage horaire ou une personne qui n’existe plus. Choisissez un autre filtre.',
      deleted: 'Il a été supprimé avant d’être produit.',
      notWritten:
        'Le fichier n’a pas pu être écrit après plusieurs essais. Lancez-le de nouveau depuis la page des exports.',
    },
    content: 'Contenu',
    subjects: {
      sales: 'Chiffres de ventes',
      journal: 'Journal comptable',
      orders: 'Liste des commandes',
      tickets: 'Liste des billets',
    },
    period: 'Période',
    days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    rows: 'Lignes',
    count: (rows: number) => new Intl.NumberFormat('fr-CA').format(rows),
    open: 'Ouvrir l’export',
    seeExports: 'Voir les exports programmés',
    untilThen: (moment: string) =>
      `Le lien demande de se connecter. Le fichier est effacé le ${moment}.`,
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    ready: (name: string) => `The export “${name}” is ready.`,
    failedTitle: (name: string) => `Export not made: ${name}`,
    failed: (name: string) => `The export “${name}” could not be made.`,
    faults: {
      nobodyMayRead:
        'None of its recipients has the access that it takes to read it any more. Choose others.',
      filterGone:
        'Its filter names a product, a time slot or a person that no longer exists. Choose another filter.',
      deleted: 'It was deleted before it was made.',
      notWritten:
        'The file could not be written after several tries. Run it again from the page of exports.',
    },
    content: 'Contents',
    subjects: {
      sales: 'Sales figures',
      journal: 'Accounting journal',
      orders: 'List of orders',
      tickets: 'List of tickets',
    },
    period: 'Period',
    days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    rows: 'Rows',
    count: (rows: number) => new Intl.NumberFormat('en-CA').format(rows),
    open: 'Open the export',
    seeExports: 'See the scheduled exports',
    untilThen: (moment: string) => `The link asks you to sign in. The file is erased on ${moment}.`,
  },
}
