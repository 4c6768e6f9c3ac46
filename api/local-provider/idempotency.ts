import { createHash } from 'node:crypto'
import type { Provider } from './provider.ts'
import type { KeptAnswer } from './store.ts'
import { invalidRequest, keyInUse, keyMismatch } from './stripe-error.ts'

export type KeyedRequest = {
  key: string
  owner: string | null
  path: string
  body: string
}
type Answer = { status: number; body: string }

const longestKey = 255
// Account ids have no space, so two accounts never share a key.
const placeOf = ({ owner, key }: KeyedRequest) => `${owner ?? ''} ${key}`

/** Only a hash of the parameters is kept, whatever their order. */
function fingerprintOf(body: string): string {
  const parameters = new URLSearchParams(body)
  parameters.sort()
  return createHash('sha256').update(parameters.toString()).digest('hex')
}

/** The answer that this key has had already. @throws StripeApiError for another request's key */
export function rememberedAnswer(
  { store }: Provider,
  request: KeyedRequest,
): KeptAnswer | undefined {
  if (request.key.length > longestKey)
    throw invalidRequest(`Idempotency keys have at most ${longestKey} characters.`)
  const kept = store.answers.get(placeOf(request))
  if (!kept) return undefined
  if (kept.path !== request.path)
    throw keyMismatch(
      'Keys for idempotent requests can only be used for the same endpoint they were first used ' +
        `for ('${kept.path}'). Try using a key other than '${request.key}'.`,
    )
  if (kept.fingerprint !== fingerprintOf(request.body))
    throw keyMismatch(
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
        `used with. Try using a key other than '${request.key}' if you meant to execute a ` +
        'different request.',
    )
  return kept
}

export function rememberAnswer(
  { store, clock, touch }: Provider,
  request: KeyedRequest,
  { status, body }: Answer,
): void {
  store.answers.set(placeOf(request), {
    path: request.path,
    fingerprint: fingerprintOf(request.body),
    status,
    body,
    keptAt: clock.seconds(),
  })
  touch()
}

/** Lets one request of a key work at a time. @returns What says that it is done */
export function keysInUse(): (request: KeyedRequest) => () => void {
  const places = new Set<string>()
  return (request) => {
    const place = placeOf(request)
    if (places.has(place)) throw keyInUse(request.key)
    places.add(place)
    return () => places.delete(place)
  }
}
