import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import { journalWords } from '@guichet/contract/journal/journal-accounts.messages.ts'
import { callForAnswer } from '../kit/api/call.ts'
import { useDownload } from '../kit/api/use-download.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import type { JournalSearch } from './journal-search.rules.ts'
import { journalMessages } from './journal.messages.ts'
import { queryOf } from './journal.queries.ts'

export type Format = 'csv' | 'xlsx'

/** Downloads the journal of a period as a file. */
export function useJournalFile(search: JournalSearch): {
  taking: Format | null
  take: (format: Format) => void
} {
  const { fileName } = journalWords[useLanguage()]
  const { taking, take } = useDownload<Format>(useMessages(journalMessages).downloaded)
  return {
    taking,
    take: (format) =>
      take({
        format,
        name: `${fileName}-${search.from}-${search.to}`,
        ask: () => callForAnswer(extractJournal, { query: { ...queryOf(search), format } }, {}),
      }),
  }
}
