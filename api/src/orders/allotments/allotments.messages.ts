import type { Language } from '@guichet/contract/rules.messages.ts'

/** Why a settled sale takes a place that is not there. */
export const allotmentMessages: Record<Language, { soldOffline: (counter: string) => string }> = {
  fr: { soldOffline: (counter) => `Vendu sans réseau\u00a0: ${counter}` },
  en: { soldOffline: (counter) => `Sold without a network: ${counter}` },
}
