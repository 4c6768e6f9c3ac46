import { extractJournal } from '@guichet/contract/journal/extract-journal.ts'
import { journalWords } from '@guichet/contract/journal/journal-accounts.messages.ts'
import { useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { saveFile } from '../kit/api/save-file.ts'
import { notifyError, notifySuccess } from '../kit/layout/notify.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import type { JournalSearch } from './journal-search.rules.ts'
import { journalMessages } from './journal.messages.ts'
import { queryOf } from './journal.queries.ts'

export type Format = 'csv' | 'xlsx'

/** Takes the journal of a period as a file. `taking` is the format that is on its way. */
export function useJournalFile(search: JournalSearch): {
  taking: Format | null
  take: (format: Format) => void
} {
  const messages = useMessages(journalMessages)
  const { fileName } = journalWords[useLanguage()]
  const say = useProblemMessage()
  const [taking, setTaking] = useState<Format | null>(null)
  const take = async (format: Format) => {
    setTaking(format)
    try {
      const query = { ...queryOf(search), format }
      const answer = await callForAnswer(extractJournal, { query }, {})
      await saveFile(answer, `${fileName}-${search.from}-${search.to}.${format}`)
      notifySuccess(messages.downloaded.success)
    } catch (error) {
      notifyError(messages.downloaded.error, say(error))
    } finally {
      setTaking(null)
    }
  }
  return { taking, take: (format) => void take(format) }
}
