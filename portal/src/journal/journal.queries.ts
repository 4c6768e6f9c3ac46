import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import {
  getJournalAccounts,
  saveJournalAccounts,
} from '@guichet/contract/journal/save-journal-accounts.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
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
  return useRead(
    queryKeys.journal.period(publicId, search.from, search.to, search.deferred),
    getJournal,
    { query: queryOf(search) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
}

export function useJournalAccounts() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.journal.accounts(publicId), getJournalAccounts, {}, { staleTime: 0 })
}

const command = commandsOf(journalMessages, [queryKeys.journal.all])
export const useSaveJournalAccounts = command({ saveJournalAccounts }, inForm)
