import { problems, type FieldProblem, type ProblemType } from '@guichet/contract/problems.ts'

/** An expected error with its data; mount converts it to problem details. */
export class ApiError extends Error {
  readonly type: ProblemType
  readonly data: Record<string, unknown>
  constructor(type: ProblemType, data: Record<string, unknown> = {}, cause?: unknown) {
    super(type, { cause })
    this.type = type
    this.data = data
  }
  get status(): number {
    return problems[this.type]
  }
}

export const apiError = (
  type: ProblemType,
  data?: Record<string, unknown>,
  cause?: unknown,
): ApiError => new ApiError(type, data, cause)
export const invalid = (fields: FieldProblem[]): ApiError =>
  new ApiError('InvalidRequest', { fields })
