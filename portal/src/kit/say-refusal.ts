import { sayMoney } from './money.ts'
import { Refusal } from './refusal.ts'
import { refusalWords, type RefusalFacts } from './refusals.words.ts'
import { useLanguage, type Language } from './words.ts'

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const factsOf = ({ data }: Refusal, language: Language): RefusalFacts => {
  const invoice = data.invoice as { finalCost?: unknown } | undefined
  const total = numberOf(invoice?.finalCost) ?? numberOf(data.finalCost)
  return {
    left: numberOf(data.remaining), when: typeof data.when === 'string' ? data.when : null,
    total: total === null ? null : sayMoney(total, language), seconds: numberOf(data.retryAfterSeconds),
  }
}

/** The sentence of whatever a call threw, in the reader's language. */
export const sayRefusal = (error: unknown, language: Language): string => {
  const refusal = error instanceof Refusal ? error : new Refusal('Unexpected')
  return refusalWords[language][refusal.refusal](factsOf(refusal, language))
}
export const useSayRefusal = () => {
  const language = useLanguage()
  return (error: unknown) => sayRefusal(error, language)
}
