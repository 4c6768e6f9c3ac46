import type { Language } from './sign-in.ts'

/** Dollars as a reader of that language writes them, with a minus sign and not a hyphen. */
export const inMoney = (dollars: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' })
    .format(dollars)
    .replace('-', '\u2212')
