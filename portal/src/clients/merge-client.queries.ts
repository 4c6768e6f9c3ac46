import { findClients } from '@guichet/contract/clients/find-clients.ts'
import { findDuplicates } from '@guichet/contract/clients/find-duplicates.ts'
import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { undoMerge } from '@guichet/contract/clients/undo-merge.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { mergeMessages } from './merge-client.messages.ts'

export type Duplicates = Reply<typeof findDuplicates>

export const useDuplicates = (profilePublicId: string) =>
  useRead(queryKeys.clients.duplicates(profilePublicId), findDuplicates, {
    params: { profilePublicId },
  })

/** The first clients of a search; empty while there is no search term. */
export function useOthers(sought: string) {
  const { publicId } = useBusiness()
  const query = { searchTerm: sought, pageSize: '25' as const }
  return useRead(
    queryKeys.clients.list(publicId, query),
    findClients,
    { query: { collaboratorPublicId: publicId, ...query } },
    { enabled: sought !== '' },
  )
}

const command = commandsOf(mergeMessages, [queryKeys.clients.all])
export const useMergeClient = command({ mergeClient }, inForm)

export const useUndoMerge = command({ undoMerge })
