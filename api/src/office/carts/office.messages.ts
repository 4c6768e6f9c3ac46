import type { Language } from '@guichet/contract/rules.messages.ts'

type Messages = { short: (remaining: number) => string }
/** Sentences about the cart of a visitor. */
export const officeMessages: Record<Language, Messages> = {
  fr: {
    short: (remaining) => {
      if (remaining === 0) return 'Il n’en reste plus.'
      return remaining === 1 ? 'Il n’en reste qu’un.' : `Il n’en reste que ${remaining}.`
    },
  },
  en: {
    short: (remaining) => (remaining === 0 ? 'None are left.' : `Only ${remaining} left.`),
  },
}
