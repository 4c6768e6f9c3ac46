import {
  createApiKey,
  findApiKeys,
  revokeApiKey,
} from '@guichet/contract/api-keys/create-api-key.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'

export type ApiKey = Reply<typeof findApiKeys>['items'][number]

export function useApiKeys() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.configuration.part(publicId, 'apiKeys'),
    staleTime: 0,
    queryFn: ({ signal }) => call(findApiKeys, {}, { signal }),
  })
}

const touched = [queryKeys.configuration.all]
export const useCreateApiKey = (onMade: (key: string) => void) =>
  useCommand(createApiKey, {
    titles: useMessages(apiKeyMessages).commands.createApiKey,
    invalidates: touched,
    onDone: ({ key }) => onMade(key),
    isQuiet: true,
    isShownInForm: true,
  })
export const useRevokeApiKey = (onDone: () => void) =>
  useCommand(revokeApiKey, {
    titles: useMessages(apiKeyMessages).commands.revokeApiKey,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
