/** An error response; each provider has its own format. */
export class ProviderError extends Error {
  readonly status: number
  readonly body: object
  /** Whether the same idempotency key gets it again, because the endpoint had begun to act. */
  readonly isRemembered: boolean

  constructor(message: string, answer: { status: number; body: object; isRemembered: boolean }) {
    super(message)
    this.status = answer.status
    this.body = answer.body
    this.isRemembered = answer.isRemembered
  }
}
