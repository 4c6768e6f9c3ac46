import { expect, test } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { isRefused, isUnanswered } from './sale-outcome.rules.ts'

test.each([
  ['the server is unreachable', new ApiError('Unreachable'), true, false],
  ['a proxy responds with 502', new ApiError('Unavailable', { status: 502 }), true, false],
  ['a proxy times out', new ApiError('Unavailable', { status: 504 }), true, false],
  [
    'the first request is still running',
    new ApiError('StillRunning', { status: 409 }),
    true,
    false,
  ],
  ['the server is busy', new ApiError('Unavailable', { status: 503 }), false, false],
  ['the session has ended', new ApiError('SignInRequired', { status: 401 }), false, false],
  ['the screen is locked', new ApiError('SessionLocked', { status: 423 }), false, false],
  ['the rate limit is exceeded', new ApiError('TooManyRequests', { status: 429 }), false, false],
  ['the stock is sold out', new ApiError('NotEnoughInventory', { status: 409 }), false, true],
  ['the key was used for another request', new ApiError('KeyReused', { status: 422 }), false, true],
  ['the page has a bug', new TypeError('x is undefined'), false, false],
])('%s', (_what, error, unanswered, refused) => {
  expect(isUnanswered(error)).toBe(unanswered)
  expect(isRefused(error)).toBe(refused)
})
