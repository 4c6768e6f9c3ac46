import { getConsents, recordConsent } from '@guichet/contract/consents/record-consent.ts'
import { getConsentText, saveConsentText } from '@guichet/contract/consents/save-consent-text.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { consentMessages } from './consent.messages.ts'

export type Consents = Reply<typeof getConsents>
export type ConsentText = Reply<typeof saveConsentText>['text']

export const useConsents = (profilePublicId: string) =>
  useQuery({
    queryKey: queryKeys.clients.consents(profilePublicId),
    queryFn: ({ signal }) => call(getConsents, { params: { profilePublicId } }, { signal }),
  })

export function useConsentText() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.clients.consentText(publicId),
    queryFn: ({ signal }) => call(getConsentText, {}, { signal }),
  })
}

export const useRecordConsent = (onDone: () => void) =>
  useCommand(recordConsent, {
    titles: useMessages(consentMessages).commands.recordConsent,
    invalidates: [queryKeys.clients.all],
    isShownInForm: true,
    onDone,
  })

export const useSaveConsentText = (onDone: () => void) =>
  useCommand(saveConsentText, {
    titles: useMessages(consentMessages).commands.saveConsentText,
    invalidates: [queryKeys.clients.all],
    isShownInForm: true,
    onDone,
  })
