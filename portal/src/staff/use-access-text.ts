import { accessTypes, type AccessType } from '@guichet/contract/access.ts'
import { accessNames } from '../domain/names/access-names.messages.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { staffMessages } from './staff.messages.ts'

/** Names of accesses as a list; all of them have a single name. */
export function useAccessText(): (accesses: readonly AccessType[]) => string {
  const messages = useMessages(staffMessages)
  const language = useLanguage()
  return (accesses) =>
    accesses.length === accessTypes.length
      ? messages.everyAccess
      : accesses.map((type) => accessNames[language][type]).join(', ')
}
