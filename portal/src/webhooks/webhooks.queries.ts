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
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { webhookMessages } from './webhooks.messages.ts'

export type Webhook = Reply<typeof findWebhooks>['items'][number]
export type WebhookDraft = Body<typeof saveWebhook>
export type Delivery = Reply<typeof findDeliveries>['items'][number]
export type DeliveryState = Delivery['state']

export function useWebhooks() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.configuration.part(publicId, 'webhooks'),
    queryFn: ({ signal }) => call(findWebhooks, {}, { signal }),
    // Polls while deliveries are waiting.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ waiting, isPaused }) => waiting > 0 && !isPaused) ? 3000 : false,
  })
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
const useTitles = () => useMessages(webhookMessages).commands
const inForm = (onDone: (made: { secret: string }) => void) => ({
  invalidates: touched,
  onDone,
  isQuiet: true,
  isShownInForm: true,
})
export const useCreateWebhook = (onMade: (made: { secret: string }) => void) =>
  useCommand(createWebhook, { titles: useTitles().createWebhook, ...inForm(onMade) })
export const useRotateSecret = (onMade: (made: { secret: string }) => void) =>
  useCommand(rotateSecret, { titles: useTitles().rotateSecret, ...inForm(onMade) })
export const useSaveWebhook = (onDone: () => void) =>
  useCommand(saveWebhook, {
    titles: useTitles().saveWebhook,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useDeleteWebhook = () =>
  useCommand(deleteWebhook, { titles: useTitles().deleteWebhook, invalidates: touched })
export const useSendTest = () =>
  useCommand(sendTest, { titles: useTitles().sendTest, invalidates: touched })
export const useReplayDelivery = () =>
  useCommand(replayDelivery, { titles: useTitles().replayDelivery, invalidates: touched })
export const useReplayFailed = () =>
  useCommand(replayFailed, { titles: useTitles().replayFailed, invalidates: touched })
