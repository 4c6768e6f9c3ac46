import { useContext } from 'react'
import { BusinessContext } from './business.ts'
import { dayOf, hourOf } from './dates.ts'
import { sayMoney } from './money.ts'
import { Refusal } from './refusal.ts'
import { refusalWords, type RefusalFacts } from './refusals.words.ts'
import { useLanguage, type Language } from './words.ts'

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const factsOf = ({ data }: Refusal, language: Language, timeZone?: string): RefusalFacts => {
  const invoice = data.invoice as { finalCost?: unknown } | undefined
  const total = numberOf(invoice?.finalCost) ?? numberOf(data.finalCost)
  return {
    left: numberOf(data.remaining),
    when:
      typeof data.at === 'string' && timeZone
        ? `${dayOf(data.at, timeZone)} ${hourOf(data.at, timeZone)}`
        : null,
    total: total === null ? null : sayMoney(total, language),
    seconds: numberOf(data.retryAfterSeconds),
    limit: numberOf(data.limitMegabytes) ?? numberOf(data.limitMegapixels),
  }
}

/** The sentence of whatever a call threw, in the reader's language. */
export const sayRefusal = (error: unknown, language: Language, timeZone?: string): string => {
  const refusal = error instanceof Refusal ? error : new Refusal('Unexpected')
  return refusalWords[language][refusal.refusal](factsOf(refusal, language, timeZone))
}
export const useSayRefusal = () => {
  const language = useLanguage()
  const timeZone = useContext(BusinessContext)?.timeZone
  return (error: unknown) => sayRefusal(error, language, timeZone)
}
