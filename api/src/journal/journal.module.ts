import type { CallWrapper, Mount } from '../platform/http/contexts.ts'
import { extractJournal } from './extract-journal.ts'
import { getJournal } from './get-journal.ts'
import { getJournalAccounts, saveJournalAccounts } from './save-journal-accounts.ts'

/** `inTurn` wraps handlers with long reads. */
export function journalModule(mount: Mount, inTurn: CallWrapper) {
  mount([getJournal, extractJournal], inTurn)
  mount([getJournalAccounts, saveJournalAccounts])
}
