import type { Kind } from '@guichet/contract/kinds.ts'
import { useContext } from 'react'
import { BusinessContext } from './business.ts'
import { kindWords } from './kinds.words.ts'
import { useLanguage } from './words.ts'

/** What each kind of thing is called here: by the business's own name where it has one. */
export function useKindNames(): Record<Kind | 'adjustment', string> {
  const language = useLanguage()
  return { ...kindWords[language], ...useContext(BusinessContext)?.kindNames[language] }
}
