import type { Language } from '@guichet/contract/rules.messages.ts'

/** Reason recorded when a settled sale overbooks a slot. */
export const allotmentMessages: Record<Language, { soldOffline: (counter: string) => string }> = {
  fr: { soldOffline: (counter) => `Vendu sans réseau\u00a0: ${counter}` },
  en: { soldOffline: (counter) => `Sold without a network: ${counter}` },
}
