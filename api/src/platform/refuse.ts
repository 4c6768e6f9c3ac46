import { refusals, type FieldProblem, type RefusalName } from '@guichet/contract/refusals.ts'

/** An expected no, with its data; mount turns it into problem details. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly data: Record<string, unknown>
  constructor(refusal: RefusalName, data: Record<string, unknown> = {}, cause?: unknown) {
    super(refusal, { cause })
    this.refusal = refusal
    this.data = data
  }
  get status(): number {
    return refusals[this.refusal]
  }
}

export const refuse = (
  refusal: RefusalName,
  data?: Record<string, unknown>,
  cause?: unknown,
): Refusal => new Refusal(refusal, data, cause)
export const invalid = (fields: FieldProblem[]): Refusal =>
  new Refusal('InvalidRequest', { fields })
