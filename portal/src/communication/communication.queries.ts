import {
  getCommunication,
  saveCommunication,
} from '@guichet/contract/communication/save-communication.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { previewConfirmation } from '@guichet/contract/orders/emails/preview-confirmation.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { communicationMessages } from './communication.messages.ts'

export type Communication = Reply<typeof getCommunication>
export type CommunicationForm = Body<typeof saveCommunication>

export function useCommunication() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.communication.record(publicId),
    staleTime: 0,
    queryFn: ({ signal }) => call(getCommunication, { params: { id: publicId } }, { signal }),
  })
}
export const useSaveCommunication = () =>
  useCommand(saveCommunication, {
    titles: useMessages(communicationMessages).commands.saveCommunication,
    isShownInForm: true,
  })

/**
 * The email as the server renders it with these texts; the previous one stays until the next is
 * rendered.
 */
export function usePreview(
  {
    replyEmail,
    internationalizedEmailConfigurations,
    internationalizedLegalTexts,
  }: CommunicationForm,
  language: Language,
) {
  const { publicId } = useBusiness()
  const body = {
    replyEmail,
    internationalizedEmailConfigurations,
    internationalizedLegalTexts,
    language,
  }
  return useQuery({
    queryKey: queryKeys.communication.preview(publicId, body),
    retry: false,
    staleTime: 60_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(previewConfirmation, { params: { id: publicId }, body }, { signal }),
  })
}
