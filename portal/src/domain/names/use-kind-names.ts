import type { Kind } from '@guichet/contract/kinds.ts'
import { useContext } from 'react'
import { BusinessContext } from '../../kit/session/business.ts'
import { useLanguage } from '../../kit/text/messages.ts'
import { kindMessages } from './kinds.messages.ts'

/** Names of kinds: the business's own where it has one. */
export function useKindNames(): Record<Kind | 'adjustment', string> {
  const language = useLanguage()
  return { ...kindMessages[language], ...useContext(BusinessContext)?.kindNames[language] }
}
