import { ProviderError } from './provider-error.ts'

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
type ErrorBody = { type: ErrorType; message: string; code?: string; param?: string }

/** An error in Stripe's format. */
export class StripeApiError extends ProviderError {
  constructor(status: number, error: ErrorBody, isRemembered = false) {
    super(error.message, { status, body: { error }, isRemembered })
  }
}

type Detail = { code?: string; param?: string }

/** An invalid request: nothing was done, so the error is not remembered. */
export const invalidRequest = (message: string, detail: Detail = {}): StripeApiError =>
  new StripeApiError(400, { type: 'invalid_request_error', message, ...detail })

/** A valid request that cannot be executed; the error is remembered for its key. */
export const impossibleRequest = (message: string, detail: Detail = {}): StripeApiError =>
  new StripeApiError(400, { type: 'invalid_request_error', message, ...detail }, true)

export const noSuch = (kind: string, id: string, param = 'id'): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

export const badKey = (message: string): StripeApiError =>
  new StripeApiError(401, { type: 'invalid_request_error', message })

export const noAccess = (accountId: string): StripeApiError =>
  new StripeApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message:
      `The provided key does not have access to account '${accountId}' ` +
      '(or that account does not exist). Application access may have been revoked.',
  })

export const keyMismatch = (message: string): StripeApiError =>
  new StripeApiError(400, { type: 'idempotency_error', message })

export const keyInUse = (key: string): StripeApiError =>
  new StripeApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key ' +
      `(that probably means you submitted twice, and the other request is still going through): ${key}.`,
  })

export const rateLimited = (): StripeApiError =>
  new StripeApiError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests in a short period of time. Slow down.',
  })

export const serverError = (isRemembered = false): StripeApiError =>
  new StripeApiError(
    500,
    { type: 'api_error', message: 'An error occurred on the side of the provider.' },
    isRemembered,
  )
