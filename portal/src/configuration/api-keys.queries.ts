import {
  createApiKey,
  findApiKeys,
  revokeApiKey,
} from '@guichet/contract/api-keys/create-api-key.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { apiKeyMessages } from './api-keys.messages.ts'

export type ApiKey = Reply<typeof findApiKeys>['items'][number]

export function useApiKeys() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.configuration.part(publicId, 'apiKeys'),
    findApiKeys,
    {},
    { staleTime: 0 },
  )
}

const command = commandsOf(apiKeyMessages, [queryKeys.configuration.all])
export const useCreateApiKey = command({ createApiKey }, { ...inForm, isQuiet: true })
export const useRevokeApiKey = command({ revokeApiKey }, inForm)
