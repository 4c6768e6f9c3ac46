import { createContext } from 'react'
import type { Language } from './messages.ts'

/** Lets a module change the language: session and profile belong to the shell. */
export const LanguageChange = createContext<{
  isPending: boolean
  changeTo: (language: Language) => void
}>({ isPending: false, changeTo: () => {} })
