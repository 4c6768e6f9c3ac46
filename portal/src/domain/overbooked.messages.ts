import { bilingual } from '../kit/text/messages.ts'

export const overbookedMessages = bilingual({
  fr: { overbooked: (count: number) => `Survente\u00a0: ${count}` },
  en: { overbooked: (count) => `Overbooked by ${count}` },
})
