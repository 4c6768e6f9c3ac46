import type { Reply } from '@guichet/contract/endpoint.ts'
import type { FieldProblem } from '@guichet/contract/problems.ts'
import { readQuoteLink } from '@guichet/contract/quotes/read-quote-link.ts'
import type { Ask, PageRequest } from '../../../kit/call.ts'
import type { AnswerProblem } from './quote-link.messages.ts'

export type QuoteLink = Reply<typeof readQuoteLink>
export type LinkQuote = NonNullable<QuoteLink['quote']>
export type QuoteLinkProps = {
  token: string
  link: QuoteLink
  /** True after the names and the answers were saved. */
  isSaved: boolean
  /** Reason why the answer to the quote was not recorded. */
  problem: AnswerProblem | null
  /** Fields of the guests that were typed and refused; null for those that are saved. */
  typed: Record<string, string[]> | null
  /** Problems with them, by the name of the field. */
  problems: Record<string, FieldProblem['detail']>
}

/** The quote of a link, as its client reads it. */
export async function loadQuoteLink(
  ask: Ask,
  { params, query }: PageRequest,
  parts: Partial<QuoteLinkProps> = {},
): Promise<QuoteLinkProps> {
  const link = await ask(readQuoteLink, { body: { token: params.token! } })
  return {
    token: params.token!,
    link,
    isSaved: query.notice === 'saved',
    problem: null,
    typed: null,
    problems: {},
    ...parts,
  }
}
