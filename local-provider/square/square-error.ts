import { ProviderError } from '../provider-error.ts'

type Category =
  | 'API_ERROR'
  | 'AUTHENTICATION_ERROR'
  | 'INVALID_REQUEST_ERROR'
  | 'RATE_LIMIT_ERROR'
  | 'REFUND_ERROR'
type Detail = { category: Category; code: string; detail: string; field?: string | undefined }

/** An error in Square's format. */
export class SquareApiError extends ProviderError {
  constructor(status: number, error: Detail, isRemembered = false) {
    super(error.detail, { status, body: { errors: [error] }, isRemembered })
  }
}

/** An invalid request: nothing was done, so the error is not remembered. */
export const invalidValue = (
  code: string,
  detail: string,
  field?: string | undefined,
): SquareApiError =>
  new SquareApiError(400, { category: 'INVALID_REQUEST_ERROR', code, detail, field })

/** A valid request that cannot be executed; the error is remembered for its key. */
export const refused = (code: string, detail: string, field?: string): SquareApiError =>
  new SquareApiError(400, { category: 'INVALID_REQUEST_ERROR', code, detail, field }, true)

export const refundRefused = (code: string, detail: string, field?: string): SquareApiError =>
  new SquareApiError(400, { category: 'REFUND_ERROR', code, detail, field }, true)

export const notFound = (kind: string, id: string, field?: string): SquareApiError =>
  new SquareApiError(404, {
    category: 'INVALID_REQUEST_ERROR',
    code: 'NOT_FOUND',
    detail: `${kind} \`${id}\` not found.`,
    field,
  })

type AuthenticationCode = 'UNAUTHORIZED' | 'ACCESS_TOKEN_EXPIRED' | 'ACCESS_TOKEN_REVOKED'
export const notAuthorized = (
  detail: string,
  code: AuthenticationCode = 'UNAUTHORIZED',
): SquareApiError => new SquareApiError(401, { category: 'AUTHENTICATION_ERROR', code, detail })

export const insufficientScopes = (scopes: readonly string[]): SquareApiError =>
  new SquareApiError(403, {
    category: 'AUTHENTICATION_ERROR',
    code: 'INSUFFICIENT_SCOPES',
    detail: `The merchant has not allowed this application: ${scopes.join(', ')}.`,
  })

export const keyReused = (): SquareApiError =>
  new SquareApiError(400, {
    category: 'INVALID_REQUEST_ERROR',
    code: 'IDEMPOTENCY_KEY_REUSED',
    detail: 'The idempotency key can only be retried with the same request data.',
    field: 'idempotency_key',
  })

export const rateLimited = (): SquareApiError =>
  new SquareApiError(429, {
    category: 'RATE_LIMIT_ERROR',
    code: 'RATE_LIMITED',
    detail: 'Too many requests in a short period of time. Slow down.',
  })

export const serverError = (isRemembered = false): SquareApiError =>
  new SquareApiError(
    500,
    {
      category: 'API_ERROR',
      code: 'INTERNAL_SERVER_ERROR',
      detail: 'An error occurred on the side of the provider.',
    },
    isRemembered,
  )
