import { withMinusSign } from '@guichet/contract/money.ts'
import { localeOf, useLanguage, type Language } from './messages.ts'

const format = {
  fr: new Intl.NumberFormat(localeOf.fr, { style: 'currency', currency: 'CAD' }),
  en: new Intl.NumberFormat(localeOf.en, { style: 'currency', currency: 'CAD' }),
}
/** Formats dollars of the API: 1 234,50 $ or $1,234.50. For display only, never for arithmetic. */
export const formatMoney = (dollars: number, language: Language): string =>
  withMinusSign(format[language].format(dollars))
export const useMoney = () => {
  const language = useLanguage()
  return (dollars: number) => formatMoney(dollars, language)
}

const whole = { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const
/** An amount without cents, such as the value of a bill: 20 $ or $20. */
export const useWholeDollars = () => {
  const language = useLanguage()
  const bills = new Intl.NumberFormat(localeOf[language], whole)
  return (dollars: number) => withMinusSign(bills.format(dollars))
}

/** Formats a rate with its own decimals: 9,975 % or 9.975%. */
export const formatPercent = (percent: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 3 }).format(
    percent / 100,
  )
