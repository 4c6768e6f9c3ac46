import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'

const locales = { fr: 'fr-CA', en: 'en-CA' } as const
const inBoth = <T>(make: (locale: string) => T): Record<Language, T> => ({
  fr: make(locales.fr),
  en: make(locales.en),
})
// Dates are local dates of the business, formatted as UTC.
const dates = (options: Intl.DateTimeFormatOptions) =>
  inBoth((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))

const money = inBoth(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
    }),
)
const days = dates({ weekday: 'long', day: 'numeric', month: 'long' })
const daysOfYear = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const months = dates({ month: 'long', year: 'numeric' })
const weekdays = {
  long: dates({ weekday: 'long' }),
  short: dates({ weekday: 'short' }),
}

const instantOf = (date: string) => new Date(`${date}T00:00:00Z`)
export const formatMoney = (language: Language, dollars: number) => money[language].format(dollars)
/** Formats a local date, with the year unless it is that of `today`. */
export function formatDay(language: Language, date: string, today: string): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? days : daysOfYear
  const text = format[language].format(instantOf(date))
  // French writes the first day of a month as an ordinal, and Intl does not.
  return language === 'fr' ? text.replace(/(?<= )1(?= )/, '1er') : text
}
export const formatMonth = (language: Language, month: string) =>
  months[language].format(instantOf(`${month}-01`))
/** Time of an instant in a time zone, as 09:05. */
export const formatTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
/** Local date of an instant in a time zone. */
export const dateIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant))
/** Names of the days of a week from Sunday on. */
export const weekdayNames = (language: Language, width: 'long' | 'short') =>
  Array.from({ length: 7 }, (_, i) =>
    // 2023-01-01 was a Sunday.
    weekdays[width][language].format(instantOf(`2023-01-0${i + 1}`)),
  )
/** A text by the business in a language, or in the other one where it is empty. */
export const localized = (language: Language, text: Bilingual | null) =>
  text ? text[language] || text[language === 'fr' ? 'en' : 'fr'] : ''
