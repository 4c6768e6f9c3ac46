import type { Call, Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import type { FieldProblem, ProblemType } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'

/**
 * Runs a call of visitors in the process of the server, in the business whose office it names; or a
 * call of clients by link, in the business that their token names.
 *
 * @throws A `CallProblem`
 */
export type Ask = <E extends Endpoint & ({ access: 'guest' } | { byLink: true })>(
  endpoint: E,
  input: Call<E>,
) => Promise<Reply<E>>

/** Expected error of a call; its message is a sentence in the language of the page. */
export type CallProblem = Error & {
  type: ProblemType
  data: { fields?: FieldProblem[] }
}
/** The expected error of this type; null for any other error. */
export const problemOf = (error: unknown, ...types: ProblemType[]): CallProblem | null =>
  error instanceof Error && types.includes((error as CallProblem).type)
    ? (error as CallProblem)
    : null

/** Sentence about a problem, that of its first field if it has any. */
export const detailOf = ({ data, message }: CallProblem): string =>
  data.fields?.[0]?.detail ?? message

/** Parts of the address of a page that its loader reads; values are not validated. */
export type PageRequest = {
  params: Record<string, string>
  query: Record<string, string>
  language: Language
}
/** A form that a visitor sends; the values are as typed. */
export type FormRequest = Omit<PageRequest, 'query'> & { form: URLSearchParams }
