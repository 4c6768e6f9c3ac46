import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const journalMessages = bilingual({
  fr: {
    title: 'Journal comptable',
    schedule: 'Programmer cet export',
    loadFailed: 'Impossible de charger le journal',
    from: 'Du',
    to: 'Au',
    periods: {
      month: 'Ce mois-ci',
      lastMonth: 'Le mois dernier',
      quarter: 'Ce trimestre',
      lastQuarter: 'Le trimestre dernier',
    },
    faults: {
      missing: 'Choisissez le premier et le dernier jour.',
      order: 'Le dernier jour doit suivre le premier.',
      tooLong: 'Une période a au plus 366 jours.',
      toCome: 'Une période ne dépasse pas la journée d’aujourd’hui.',
    },
    deferred: 'Reporter les revenus au jour d’utilisation',
    deferredHint:
      'Ce qui est vendu pour un jour à venir attend ce jour dans «\u00a0Revenus reportés\u00a0»; une passe, le premier jour de sa validité.',
    periodOf: (from: string, to: string) => (from === to ? `Le ${from}` : `Du ${from} au ${to}`),
    isOpen: 'La journée d’aujourd’hui n’est pas terminée\u00a0: ses chiffres changent encore.',
    isClosed: 'Ces jours sont terminés\u00a0: leurs chiffres ne changent plus.',
    uncoded: (count: number) =>
      pluralFr(count, {
        one: '# compte n’a pas de code\u00a0: son repère le désigne dans les fichiers.',
        other: '# comptes n’ont pas de code\u00a0: leur repère les désigne dans les fichiers.',
      }),
    files: 'Fichiers',
    csv: 'CSV',
    workbook: 'Excel (xlsx)',
    downloaded: {
      success: 'Journal téléchargé',
      error: 'Impossible de télécharger le journal',
    },
    byAccount: 'Par compte',
    byDay: 'Par jour',
    day: 'Jour',
    code: 'Code',
    account: 'Compte',
    debit: 'Débit',
    credit: 'Crédit',
    total: 'Total',
    empty: 'Aucune écriture dans cette période.',
    moreDays: (count: number) =>
      pluralFr(count, { one: 'Afficher # autre jour', other: 'Afficher # autres jours' }),
    codesFailed: 'Impossible de charger les codes des comptes',
    codesText:
      'Donnez à chaque compte le code qu’il a dans votre logiciel comptable et, au besoin, un nom. Les écritures ne changent pas.',
    codeOf: (account: string) => `Code\u00a0: ${account}`,
    nameOf: (account: string) => `Nom\u00a0: ${account}`,
    name: 'Votre nom du compte',
    fields: { accounts: 'Codes des comptes' },
    commands: {
      saveJournalAccounts: {
        success: 'Codes des comptes enregistrés',
        error: 'Impossible d’enregistrer les codes des comptes',
      },
    },
  },
  en: {
    title: 'Accounting journal',
    schedule: 'Schedule this export',
    loadFailed: 'Could not load the journal',
    from: 'From',
    to: 'To',
    periods: {
      month: 'This month',
      lastMonth: 'Last month',
      quarter: 'This quarter',
      lastQuarter: 'Last quarter',
    },
    faults: {
      missing: 'Choose the first and the last day.',
      order: 'The last day must follow the first.',
      tooLong: 'A period has at most 366 days.',
      toCome: 'A period does not go beyond today.',
    },
    deferred: 'Defer revenue to the day of use',
    deferredHint:
      'What is sold for a day to come waits for that day in “Deferred revenue”; a pass, for the first day of its validity.',
    periodOf: (from, to) => (from === to ? from : `From ${from} to ${to}`),
    isOpen: 'Today is not over: its figures still change.',
    isClosed: 'These days are over: their figures no longer change.',
    uncoded: (count) =>
      pluralEn(count, {
        one: '# account has no code: its key stands for it in the files.',
        other: '# accounts have no code: their keys stand for them in the files.',
      }),
    files: 'Files',
    csv: 'CSV',
    workbook: 'Excel (xlsx)',
    downloaded: { success: 'Journal downloaded', error: 'Could not download the journal' },
    byAccount: 'By account',
    byDay: 'By day',
    day: 'Day',
    code: 'Code',
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
    total: 'Total',
    empty: 'No entry in this period.',
    moreDays: (count) => pluralEn(count, { one: 'Show # more day', other: 'Show # more days' }),
    codesFailed: 'Could not load the account codes',
    codesText:
      'Give each account the code that it has in your accounting software and, where needed, a name. The entries do not change.',
    codeOf: (account) => `Code: ${account}`,
    nameOf: (account) => `Name: ${account}`,
    name: 'Your name of the account',
    fields: { accounts: 'Account codes' },
    commands: {
      saveJournalAccounts: {
        success: 'Account codes saved',
        error: 'Could not save the account codes',
      },
    },
  },
})
