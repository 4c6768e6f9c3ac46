import { createContext } from 'react'
import type { Language } from './messages.ts'

/** How a module asks for the other language: the shell owns the session and the profile. */
export const LanguageChange = createContext<{
  isPending: boolean
  changeTo: (language: Language) => void
}>({ isPending: false, changeTo: () => {} })
