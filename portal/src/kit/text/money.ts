import { withMinusSign } from '@guichet/contract/money.ts'
import { numberFormat } from './formats.ts'
import { useLanguage, type Language } from './messages.ts'

const currency = { style: 'currency', currency: 'CAD' } as const
/** Formats dollars of the API: 1 234,50 $ or $1,234.50. For display only, never for arithmetic. */
export const formatMoney = (dollars: number, language: Language): string =>
  withMinusSign(numberFormat(language, currency).format(dollars))
export const useMoney = () => {
  const language = useLanguage()
  return (dollars: number) => formatMoney(dollars, language)
}

const whole = { ...currency, maximumFractionDigits: 0 } as const
/** An amount without cents, such as the value of a bill: 20 $ or $20. */
export const useWholeDollars = () => {
  const language = useLanguage()
  const bills = numberFormat(language, whole)
  return (dollars: number) => withMinusSign(bills.format(dollars))
}

/** Formats a rate with its own decimals: 9,975 % or 9.975%. */
export const formatPercent = (percent: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100)
