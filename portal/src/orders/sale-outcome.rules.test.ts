import { expect, test } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { isRefused, isUnanswered } from './sale-outcome.rules.ts'

test.each([
  ['nobody answers', new ApiError('Unreachable'), true, false],
  ['a proxy answers', new ApiError('Unavailable', { status: 502 }), true, false],
  ['a proxy gives up', new ApiError('Unavailable', { status: 504 }), true, false],
  ['the first press is under way', new ApiError('StillRunning', { status: 409 }), true, false],
  ['the server is busy', new ApiError('Unavailable', { status: 503 }), false, false],
  ['the session is over', new ApiError('SignInRequired', { status: 401 }), false, false],
  ['the screen is locked', new ApiError('SessionLocked', { status: 423 }), false, false],
  ['too many ask', new ApiError('TooManyRequests', { status: 429 }), false, false],
  ['nothing is left', new ApiError('NotEnoughInventory', { status: 409 }), false, true],
  ['the key was given up', new ApiError('KeyReused', { status: 422 }), false, true],
  ['the page is at fault', new TypeError('x is undefined'), false, false],
])('%s', (_what, error, unanswered, refused) => {
  expect(isUnanswered(error)).toBe(unanswered)
  expect(isRefused(error)).toBe(refused)
})
