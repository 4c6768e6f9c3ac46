import type { Language } from '@guichet/contract/rules.messages.ts'

const fr = {
  sentBy: (business: string) => `Ce message vous est envoyé par ${business}.`,
}

export const emailLayoutMessages: Record<Language, typeof fr> = {
  fr,
  en: {
    sentBy: (business) => `This message is sent to you by ${business}.`,
  },
}
