import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  findDeliveries,
  replayDelivery,
  replayFailed,
  sendTest,
} from '@guichet/contract/webhooks/find-deliveries.ts'
import {
  createWebhook,
  deleteWebhook,
  findWebhooks,
  rotateSecret,
  saveWebhook,
} from '@guichet/contract/webhooks/save-webhook.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { webhookMessages } from './webhooks.messages.ts'

export type Webhook = Reply<typeof findWebhooks>['items'][number]
export type WebhookDraft = Body<typeof saveWebhook>
export type Delivery = Reply<typeof findDeliveries>['items'][number]
export type DeliveryState = Delivery['state']

export function useWebhooks() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.configuration.part(publicId, 'webhooks'),
    findWebhooks,
    {},
    {
      // Polls while deliveries are waiting.
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ waiting, isPaused }) => waiting > 0 && !isPaused) ? 3000 : false,
    },
  )
}
export const useDeliveries = (id: string, state: DeliveryState | '') =>
  useInfiniteQuery({
    queryKey: queryKeys.configuration.part('deliveries', id, state),
    queryFn: ({ signal, pageParam: before }) =>
      call(
        findDeliveries,
        { params: { id }, query: { ...(state && { state }), ...(before && { before }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next?.toString(),
    refetchInterval: 3000,
  })

const touched = [queryKeys.configuration.all]
const command = commandsOf(webhookMessages, touched)
// The dialog shows the new secret.
export const useCreateWebhook = command({ createWebhook }, { ...inForm, isQuiet: true })
export const useRotateSecret = command({ rotateSecret }, { ...inForm, isQuiet: true })
export const useSaveWebhook = command({ saveWebhook }, inForm)
export const useDeleteWebhook = command({ deleteWebhook })
export const useSendTest = command({ sendTest })
export const useReplayDelivery = command({ replayDelivery })
export const useReplayFailed = command({ replayFailed })
