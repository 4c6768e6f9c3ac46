import { isApiError } from '../kit/api/api-error.ts'

/** Nothing tells whether the server did what was asked: nobody answered, or somebody else did. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error, 'Unreachable') ||
  (isApiError(error) && [502, 504].includes(error.status)) ||
  isApiError(error, 'StillRunning')

/** Who asks is to sign in, to unlock or to come back later: the sale itself was not judged. */
const unjudged = new Set([401, 408, 423, 425, 429])
/** The server has refused the sale: it is not made. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  !isUnanswered(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !unjudged.has(error.status)
