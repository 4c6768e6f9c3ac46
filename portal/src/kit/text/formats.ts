import { localeOf, type Language } from './messages.ts'

// Making a formatter takes some hundred times longer than using it, and a screen shows many figures.
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()
function keptFormat<T extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: readonly unknown[],
  make: () => T,
): T {
  const name = JSON.stringify(key)
  const known = made.get(name)
  if (known) return known as T
  const format = make()
  made.set(name, format)
  return format
}

/** Figures in a language of the product. */
export const numberFormat = (
  language: Language,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat =>
  keptFormat(
    ['number', language, options],
    () => new Intl.NumberFormat(localeOf[language], options),
  )

/** Days and times in a language of the product; in UTC unless the options name a time zone. */
export const dateFormat = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  keptFormat(
    ['date', language, options],
    () => new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', ...options }),
  )
