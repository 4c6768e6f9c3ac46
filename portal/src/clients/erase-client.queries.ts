import type { Reply } from '@guichet/contract/endpoint.ts'
import { eraseClient, getErasure } from '@guichet/contract/privacy/erase-client.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { eraseMessages } from './erase-client.messages.ts'

export type Erasure = Reply<typeof getErasure>

/** Never cached: the person confirms the current counts. */
export const useErasure = (profilePublicId: string) =>
  useRead(
    queryKeys.clients.erasure(profilePublicId),
    getErasure,
    { params: { profilePublicId } },
    { gcTime: 0, staleTime: 0 },
  )

const command = commandsOf(eraseMessages, [queryKeys.clients.all])
export const useEraseClient = command({ eraseClient }, inForm)
