import { findClients } from '@guichet/contract/clients/find-clients.ts'
import { findDuplicates } from '@guichet/contract/clients/find-duplicates.ts'
import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { undoMerge } from '@guichet/contract/clients/undo-merge.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { mergeMessages } from './merge-client.messages.ts'

export type Duplicates = Reply<typeof findDuplicates>

export const useDuplicates = (profilePublicId: string) =>
  useQuery({
    queryKey: queryKeys.clients.duplicates(profilePublicId),
    queryFn: ({ signal }) => call(findDuplicates, { params: { profilePublicId } }, { signal }),
  })

/** The first clients of a search; empty while there is no search term. */
export function useOthers(sought: string) {
  const { publicId } = useBusiness()
  const query = { searchTerm: sought, pageSize: '25' as const }
  return useQuery({
    enabled: sought !== '',
    queryKey: queryKeys.clients.list(publicId, query),
    queryFn: ({ signal }) =>
      call(findClients, { query: { collaboratorPublicId: publicId, ...query } }, { signal }),
  })
}

export const useMergeClient = (onDone: () => void) =>
  useCommand(mergeClient, {
    titles: useMessages(mergeMessages).commands.mergeClient,
    invalidates: [queryKeys.clients.all],
    isShownInForm: true,
    onDone,
  })

export const useUndoMerge = (onDone: () => void) =>
  useCommand(undoMerge, {
    titles: useMessages(mergeMessages).commands.undoMerge,
    invalidates: [queryKeys.clients.all],
    onDone,
  })
