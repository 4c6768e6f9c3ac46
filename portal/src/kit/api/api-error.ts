import type { FieldProblem, Problem, ProblemType } from '@guichet/contract/problems.ts'

/** `Unreachable` exists in the portal only: the server did not answer. */
export type PortalProblem = ProblemType | 'Unreachable'

/** A refused call: the type of the problem, and the data that its message needs. */
export class ApiError extends Error {
  readonly type: PortalProblem
  readonly status: number
  readonly data: Record<string, unknown>
  readonly fields: readonly FieldProblem[]
  /** For the support; only of unexpected errors, since other problems have a message of their own. */
  readonly requestId: string | null

  constructor(type: PortalProblem, problem: Partial<Problem> = {}) {
    super(type)
    this.type = type
    this.status = problem.status ?? 0
    this.data = problem
    this.fields = problem.fields ?? []
    this.requestId = this.status >= 500 ? (problem.instance ?? null) : null
  }
}

export const isApiError = (error: unknown, ...names: PortalProblem[]): error is ApiError =>
  error instanceof ApiError && (names.length === 0 || names.includes(error.type))
