import * as contract from '@guichet/contract/journal/extract-journal.ts'
import { journalWords } from '@guichet/contract/journal/journal-accounts.messages.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import { allAtOnce, csvOf, workbookOf, type Cell } from '../platform/text/spreadsheet.ts'
import { loadJournal, type Journal } from './load-journal.ts'

/**
 * Returns the journal as a file for other programs: one side per line, in dollars with a decimal
 * point. It has no time of creation.
 */
export const extractJournal = handle(
  contract.extractJournal,
  async ({ tenantId, inBusiness, language, reply }, { query: { format = 'xlsx', ...asked } }) => {
    const journal = await inBusiness('write', async (tx) => {
      const found = await loadJournal({ ...tx, language }, asked)
      const { from, to, isDeferred } = found
      await tx.audit('journal.extracted', 'tenant', tenantId, {
        facts: { from, to, isDeferred, format },
      })
      return found
    })
    const { from, to } = journal
    asAttachment(reply, { name: `${journalWords[language].fileName}-${from}-${to}`, format })
    return fileOfJournal(journal, { language, format })
  },
)

/** The file of a journal, as a stream. */
export const fileOfJournal = (
  journal: Journal,
  { language, format }: { language: Language; format: 'csv' | 'xlsx' },
) => (format === 'csv' ? csvOfJournal(journal, language) : workbookOfJournal(journal, language))

const headerOf = (language: Language): string[] => {
  const { date, code, name, key, debit, credit } = journalWords[language].columns
  return [date, code, name, key, debit, credit]
}
const textsOf = ({ date, code, name, account }: Journal['lines'][number], language: Language) => [
  date,
  code,
  name[language],
  account,
]

const csvOfJournal = ({ lines }: Journal, language: Language) => {
  const amount = (dollars: number) => (dollars === 0 ? '' : dollars.toFixed(2))
  return csvOf({
    header: headerOf(language),
    batches: allAtOnce(
      lines.map((line) => [...textsOf(line, language), amount(line.debit), amount(line.credit)]),
    ),
  })
}

const workbookOfJournal = ({ lines, totals }: Journal, language: Language) => {
  const words = journalWords[language]
  const amount = (dollars: number): Cell => (dollars === 0 ? '' : { dollars })
  return workbookOf(words.sheet, {
    header: headerOf(language),
    batches: allAtOnce(
      lines.map((line) => [...textsOf(line, language), amount(line.debit), amount(line.credit)]),
    ),
    sums: [[words.total, '', '', '', { dollars: totals.debit }, { dollars: totals.credit }]],
  })
}
