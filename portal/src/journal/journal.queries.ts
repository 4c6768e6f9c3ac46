import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import {
  getJournalAccounts,
  saveJournalAccounts,
} from '@guichet/contract/journal/save-journal-accounts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { JournalSearch } from './journal-search.rules.ts'
import { journalMessages } from './journal.messages.ts'

export type Journal = Reply<typeof getJournal>
export type JournalLine = Journal['lines'][number]
export type AccountCodes = Reply<typeof getJournalAccounts>
export type AccountsForm = Body<typeof saveJournalAccounts>

export const queryOf = ({ from, to, deferred }: JournalSearch) => ({
  from,
  to,
  ...(deferred && { deferred: 'true' as const }),
})

/** The previous figures stay, marked as stale, while new ones load. */
export function useJournal(search: JournalSearch) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.journal.period(publicId, search.from, search.to, search.deferred),
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => call(getJournal, { query: queryOf(search) }, { signal }),
  })
}

export function useJournalAccounts() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.journal.accounts(publicId),
    staleTime: 0,
    queryFn: ({ signal }) => call(getJournalAccounts, {}, { signal }),
  })
}

export const useSaveJournalAccounts = (onDone: () => void) =>
  useCommand(saveJournalAccounts, {
    titles: useMessages(journalMessages).commands.saveJournalAccounts,
    invalidates: [queryKeys.journal.all],
    onDone,
    isShownInForm: true,
  })
