import { extractJournal as extractEndpoint } from '@guichet/contract/journal/extract-journal.ts'
import { getJournal as getEndpoint } from '@guichet/contract/journal/get-journal.ts'
import {
  getJournalAccounts as getAccountsEndpoint,
  saveJournalAccounts as saveAccountsEndpoint,
} from '@guichet/contract/journal/save-journal-accounts.ts'
import type { Around, Mount } from '../platform/http/contexts.ts'
import { extractJournal } from './extract-journal.ts'
import { getJournal } from './get-journal.ts'
import { getJournalAccounts, saveJournalAccounts } from './save-journal-accounts.ts'

/** `inTurn` wraps handlers with long reads. */
export function journalModule(mount: Mount, inTurn: Around) {
  mount(getEndpoint, getJournal, inTurn)
  mount(extractEndpoint, extractJournal, inTurn)
  mount(getAccountsEndpoint, getJournalAccounts)
  mount(saveAccountsEndpoint, saveJournalAccounts)
}
