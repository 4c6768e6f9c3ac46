import type { FieldProblem, Problem, RefusalName } from '@guichet/contract/refusals.ts'

/** `Unreachable` is the portal's own: the server was never heard. */
export type PortalRefusal = RefusalName | 'Unreachable'

/** What the server would not do, by name, with the data that the sentence needs. */
export class Refusal extends Error {
  readonly refusal: PortalRefusal
  readonly status: number
  readonly data: Record<string, unknown>
  readonly fields: readonly FieldProblem[]
  readonly requestId: string | null

  constructor(refusal: PortalRefusal, problem: Partial<Problem> = {}) {
    super(refusal)
    this.refusal = refusal
    this.status = problem.status ?? 0
    this.data = problem
    this.fields = problem.fields ?? []
    this.requestId = problem.instance ?? null
  }
}

export const isRefusal = (error: unknown, ...names: PortalRefusal[]): error is Refusal =>
  error instanceof Refusal && (names.length === 0 || names.includes(error.refusal))
