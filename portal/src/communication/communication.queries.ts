import {
  getCommunication,
  saveCommunication,
} from '@guichet/contract/communication/save-communication.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { previewConfirmation } from '@guichet/contract/orders/emails/preview-confirmation.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import type { Language } from '../kit/text/messages.ts'
import { communicationMessages } from './communication.messages.ts'

export type Communication = Reply<typeof getCommunication>
export type CommunicationForm = Body<typeof saveCommunication>

export function useCommunication() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.communication.record(publicId),
    getCommunication,
    { params: { id: publicId } },
    { staleTime: 0 },
  )
}
const command = commandsOf(communicationMessages)
export const useSaveCommunication = command({ saveCommunication }, inForm)

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
  return useRead(
    queryKeys.communication.preview(publicId, body),
    previewConfirmation,
    { params: { id: publicId }, body },
    { retry: false, staleTime: 60_000, gcTime: 60_000, placeholderData: keepPreviousData },
  )
}
