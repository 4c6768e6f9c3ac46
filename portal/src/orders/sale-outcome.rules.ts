import { isApiError } from '../kit/api/api-error.ts'

/** The outcome is unknown: no response, a response of a proxy, or a request still running. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error, 'Unreachable') ||
  (isApiError(error) && [502, 504].includes(error.status)) ||
  isApiError(error, 'StillRunning')

/** Statuses that ask to sign in, to unlock or to retry later: they say nothing about the sale. */
const unjudged = new Set([401, 408, 423, 425, 429])
/** The server has refused the request: the sale was not made. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  !isUnanswered(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !unjudged.has(error.status)
