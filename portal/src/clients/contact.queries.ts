import {
  getClientContact,
  saveClientContact,
} from '@guichet/contract/clients/save-client-contact.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useMessages } from '../kit/text/messages.ts'
import { contactMessages } from './contact.messages.ts'

export type ClientContact = Reply<typeof getClientContact>

export const useClientContact = (profilePublicId: string) =>
  useRead(queryKeys.clients.contact(profilePublicId), getClientContact, {
    params: { profilePublicId },
  })

export const useSaveClientContact = (
  profilePublicId: string,
  onDone: (contact: ClientContact) => void,
) =>
  useCommand(saveClientContact, {
    titles: useMessages(contactMessages).commands.saveClientContact,
    invalidates: [queryKeys.clients.all, queryKeys.sell.client(profilePublicId)],
    isShownInForm: true,
    onDone,
  })
