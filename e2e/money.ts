import type { Language } from './sign-in.ts'

/** Formats dollars for a language, with a minus sign instead of a hyphen. */
export const inMoney = (dollars: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' })
    .format(dollars)
    .replace('-', '\u2212')
