import { useContext } from 'react'
import { dayOf, hourOf } from '../dates/dates.ts'
import { BusinessContext } from '../session/business.ts'
import { useLanguage, type Language } from '../text/messages.ts'
import { formatMoney } from '../text/money.ts'
import { ApiError } from './api-error.ts'
import { problemMessages, type ProblemFacts } from './problems.messages.ts'

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const factsOf = ({ data }: ApiError, language: Language, timeZone?: string): ProblemFacts => {
  const invoice = data.invoice as { finalCost?: unknown } | undefined
  const total = numberOf(invoice?.finalCost) ?? numberOf(data.finalCost)
  return {
    left: numberOf(data.remaining),
    when:
      typeof data.at === 'string' && timeZone
        ? `${dayOf(data.at, timeZone)} ${hourOf(data.at, timeZone)}`
        : null,
    total: total === null ? null : formatMoney(total, language),
    seconds: numberOf(data.retryAfterSeconds),
    limit: numberOf(data.limitMegabytes) ?? numberOf(data.limitMegapixels),
  }
}

/** Message for any thrown value, in the reader's language. */
export const problemMessage = (error: unknown, language: Language, timeZone?: string): string => {
  const problem = error instanceof ApiError ? error : new ApiError('Unexpected')
  const { data, type } = problem
  const ofServer = typeof data.detail === 'string' ? data.detail : null
  const messages = problemMessages[language]
  const sentence = messages[type] ?? ofServer ?? messages.Unexpected
  return typeof sentence === 'string' ? sentence : sentence(factsOf(problem, language, timeZone))
}
export const useProblemMessage = () => {
  const language = useLanguage()
  const timeZone = useContext(BusinessContext)?.timeZone
  return (error: unknown) => problemMessage(error, language, timeZone)
}
