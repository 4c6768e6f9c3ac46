import type { KeyRules } from './idempotency.ts'
import { invalidRequest, keyMismatch } from './stripe-error.ts'

const longestKey = 255

/** @throws StripeApiError for a key that is too long */
export function assertKeyLength(key: string): void {
  if (key.length > longestKey)
    throw invalidRequest(`Idempotency keys have at most ${longestKey} characters.`)
}

/** The order of form parameters does not matter. */
export const stripeKeys: KeyRules = {
  canonical: (body) => {
    const parameters = new URLSearchParams(body)
    parameters.sort()
    return parameters.toString()
  },
  assertSame: (kept, { path, key }, isSameBody) => {
    if (kept.path !== path)
      throw keyMismatch(
        'Keys for idempotent requests can only be used for the same endpoint they were first ' +
          `used for ('${kept.path}'). Try using a key other than '${key}'.`,
      )
    if (!isSameBody)
      throw keyMismatch(
        'Keys for idempotent requests can only be used with the same parameters they were first ' +
          `used with. Try using a key other than '${key}' if you meant to execute a ` +
          'different request.',
      )
  },
}
