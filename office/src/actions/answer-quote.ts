import { answerQuoteLink, saveQuoteNames } from '@guichet/contract/quotes/read-quote-link.ts'
import { problemOf, type Ask, type CallProblem, type FormRequest } from '../kit/call.ts'
import { changedAnswers, namesIn } from '../pages/links/quote/guest-fields.rules.ts'
import { loadQuoteLink, type QuoteLinkProps } from '../pages/links/quote/quote-link.load.ts'
import type { AnswerProblem } from '../pages/links/quote/quote-link.messages.ts'
import type { Outcome } from './outcome.ts'

const pathOf = ({ params }: FormRequest) => `/quote/${params.token!}`
async function again(
  ask: Ask,
  request: FormRequest,
  parts: Partial<QuoteLinkProps>,
): Promise<Outcome> {
  const props = await loadQuoteLink(ask, { ...request, query: {} }, parts)
  return { view: { page: 'quoteLink', props }, rest: pathOf(request) }
}

/** Why an answer is not recorded; null for an unexpected error. */
function reasonOf(error: unknown): AnswerProblem | null {
  if (problemOf(error, 'NotEnoughInventory', 'NotOnSale', 'QuoteOutdated')) return 'gone'
  if (problemOf(error, 'StaleVersion')) return 'changed'
  if (problemOf(error, 'QuoteNotOpen')) return 'closed'
  return problemOf(error, 'InvalidRequest') ? 'notDone' : null
}

/** Accepts or declines the quote in the version that the client read. */
export async function answerQuote(ask: Ask, request: FormRequest): Promise<Outcome> {
  const { params, form } = request
  const answer = form.get('answer') as 'Accepted' | 'Declined'
  const reason = form.get('reason')?.trim()
  try {
    await ask(answerQuoteLink, {
      body: {
        token: params.token!,
        version: Number(form.get('version')),
        answer,
        ...(answer === 'Declined' && reason && { reason }),
      },
    })
  } catch (error) {
    const problem = reasonOf(error)
    if (!problem) throw error
    return again(ask, request, { problem })
  }
  return { cart: null, rest: pathOf(request) }
}

/** Most changed answers of a call. */
const mostAnswers = 500

/** Saves the names and the changed answers; what is refused is shown with everything typed. */
export async function saveGuests(ask: Ask, request: FormRequest): Promise<Outcome> {
  const { params, form } = request
  const token = params.token!
  const { link } = await loadQuoteLink(ask, { ...request, query: {} })
  if (!link.quote) return { cart: null, rest: pathOf(request) }
  const names = namesIn(link.quote, form)
  const changed = changedAnswers(link.quote, form)
  for (let at = 0; at === 0 || at < changed.length; at += mostAnswers) {
    const part = changed.slice(at, at + mostAnswers)
    const body = { token, names, answers: part.map(({ answer }) => answer) }
    try {
      await ask(saveQuoteNames, { body })
    } catch (error) {
      const problem = problemOf(error, 'InvalidRequest')
      if (problem) return again(ask, request, refusedFields(problem, part, form))
      if (problemOf(error, 'QuoteNotOpen')) return again(ask, request, { problem: 'closed' })
      throw error
    }
  }
  return { cart: null, rest: `${pathOf(request)}?notice=saved#guests` }
}

/** The typed fields, with the problems of those that are refused. */
function refusedFields(
  { data }: CallProblem,
  sent: readonly { field: string }[],
  form: URLSearchParams,
): Partial<QuoteLinkProps> {
  const problems = (data.fields ?? []).flatMap(({ field, detail }) => {
    const [, place] = /^answers\.(\d+)/.exec(field) ?? []
    const name = place && sent[Number(place)]?.field
    return name ? [[name, detail]] : []
  })
  return {
    typed: Object.fromEntries([...new Set(form.keys())].map((key) => [key, form.getAll(key)])),
    problems: Object.fromEntries(problems) as Record<string, string>,
  }
}
