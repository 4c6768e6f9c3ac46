import { kindNames } from '../kinds.messages.ts'
import type { Kind } from '../kinds.ts'
import type { Bilingual } from '../primitives.ts'
import { reportTablesMessages } from '../reports/report-tables.messages.ts'
import type { Language } from '../rules.messages.ts'

type Words = typeof fr

const fr = {
  accounts: {
    'platform-collected': 'Frais de la plateforme prélevés des paiements',
    disputed: 'Paiements en litige, retenus par les banques',
    receivable: 'Comptes clients',
    'refund-clearing': 'Remboursements à payer',
    'platform-payable': 'Frais de la plateforme à payer',
    'deferred-revenue': 'Revenus reportés',
    fee: 'Frais de service',
    'platform-fee': 'Frais de la plateforme',
    'cash-rounding': 'Arrondi de l’argent comptant',
    'lost-dispute': 'Litiges perdus',
  } as Record<string, string>,
  cash: (method: string) => `Encaissements – ${method}`,
  tax: (tax: string) => `${tax} à remettre`,
  platformTax: (tax: string) => `${tax} payée à la plateforme`,
  revenue: (kind: string) => `Revenus – ${kind}`,
  rebate: (kind: string) => `Rabais – ${kind}`,
  adjustment: 'Différence d’échange',
  sheet: 'Journal',
  columns: {
    date: 'Jour',
    code: 'Code',
    name: 'Compte',
    key: 'Repère',
    debit: 'Débit',
    credit: 'Crédit',
  },
  total: 'Total',
  fileName: 'journal-comptable',
}
const en: Words = {
  accounts: {
    'platform-collected': 'Platform fees taken from payments',
    disputed: 'Disputed payments, held by banks',
    receivable: 'Accounts receivable',
    'refund-clearing': 'Refunds payable',
    'platform-payable': 'Platform fees payable',
    'deferred-revenue': 'Deferred revenue',
    fee: 'Service fees',
    'platform-fee': 'Platform fees',
    'cash-rounding': 'Cash rounding',
    'lost-dispute': 'Lost disputes',
  },
  cash: (method) => `Receipts – ${method}`,
  tax: (tax) => `${tax} payable`,
  platformTax: (tax) => `${tax} paid to the platform`,
  revenue: (kind) => `Revenue – ${kind}`,
  rebate: (kind) => `Rebates – ${kind}`,
  adjustment: 'Exchange difference',
  sheet: 'Journal',
  columns: {
    date: 'Day',
    code: 'Code',
    name: 'Account',
    key: 'Key',
    debit: 'Debit',
    credit: 'Credit',
  },
  total: 'Total',
  fileName: 'accounting-journal',
}

/** Texts of the journal, on the page and in its files. */
export const journalWords = { fr, en }

/** Returns the default name of an account. */
export const accountName = (key: string): Bilingual => ({
  fr: nameIn(key, 'fr'),
  en: nameIn(key, 'en'),
})

function nameIn(key: string, language: Language): string {
  const words = journalWords[language]
  const reports = reportTablesMessages[language]
  const at = key.indexOf(':')
  const [group, part] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)]
  const kind = (): string =>
    part === 'adjustment' ? words.adjustment : (kindNames[part as Kind]?.[language] ?? part)
  // A custom tax has the name that the business chose.
  const tax = () => reports.taxes[part] ?? part.replace(/^custom:/, '')
  const named: Record<string, () => string> = {
    cash: () => words.cash(reports.methods[part] ?? part),
    tax: () => words.tax(tax()),
    'platform-tax': () => words.platformTax(tax()),
    revenue: () => words.revenue(kind()),
    rebate: () => words.rebate(kind()),
  }
  return named[group]?.() ?? words.accounts[key] ?? key
}
