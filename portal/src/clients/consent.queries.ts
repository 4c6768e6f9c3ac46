import { getConsents, recordConsent } from '@guichet/contract/consents/record-consent.ts'
import { getConsentText, saveConsentText } from '@guichet/contract/consents/save-consent-text.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { consentMessages } from './consent.messages.ts'

export type Consents = Reply<typeof getConsents>
export type ConsentText = Reply<typeof saveConsentText>['text']

export const useConsents = (profilePublicId: string) =>
  useRead(queryKeys.clients.consents(profilePublicId), getConsents, { params: { profilePublicId } })

export function useConsentText() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.clients.consentText(publicId), getConsentText, {})
}

const command = commandsOf(consentMessages, [queryKeys.clients.all])
export const useRecordConsent = command({ recordConsent }, inForm)

export const useSaveConsentText = command({ saveConsentText }, inForm)
