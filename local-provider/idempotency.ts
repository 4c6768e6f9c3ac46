import { createHash } from 'node:crypto'
import type { CachedAnswer } from './cached-answer.ts'
import type { Clock } from './clock.ts'
import { ProviderError } from './provider-error.ts'

export type KeyedRequest = {
  key: string
  owner: string | null
  path: string
  body: string
}
export type Answer = { status: number; body: string; isReplayed?: boolean }
/** Rules of a provider for idempotency keys. */
export type KeyRules = {
  /** Normal form of a body: equal for equivalent bodies. */
  canonical: (body: string) => string
  /** @throws ProviderError when the key belongs to another request */
  assertSame: (kept: CachedAnswer, request: KeyedRequest, isSameBody: boolean) => void
}
type Remembering = {
  store: { answers: Map<string, CachedAnswer> }
  clock: Clock
  touch: () => void
}

// Account ids contain no space, so that accounts never share a key.
const placeOf = ({ owner, key }: KeyedRequest) => `${owner ?? ''} ${key}`

/** Runs `act` once per key; a repetition gets the stored answer. */
export function answerOnce(
  provider: Remembering,
  request: KeyedRequest | undefined,
  rules: KeyRules,
  act: () => Answer,
): Answer {
  if (!request) return act()
  // Only a hash of the parameters is stored.
  const canonical = rules.canonical(request.body)
  const fingerprint = createHash('sha256').update(canonical).digest('hex')
  const kept = provider.store.answers.get(placeOf(request))
  if (kept) {
    rules.assertSame(kept, request, kept.fingerprint === fingerprint)
    return { status: kept.status, body: kept.body, isReplayed: true }
  }
  const remember = ({ status, body }: Answer) => {
    const keptAt = provider.clock.seconds()
    const { path } = request
    provider.store.answers.set(placeOf(request), { path, fingerprint, status, body, keptAt })
    provider.touch()
  }
  try {
    const answer = act()
    remember(answer)
    return answer
  } catch (error) {
    if (error instanceof ProviderError && error.isRemembered)
      remember({ status: error.status, body: JSON.stringify(error.body) })
    throw error
  }
}

/** Allows one request per key at a time. @returns Releases the key */
export function keysInUse(
  errorFor: (key: string) => ProviderError,
): (request: KeyedRequest) => () => void {
  const places = new Set<string>()
  return (request) => {
    const place = placeOf(request)
    if (places.has(place)) throw errorFor(request.key)
    places.add(place)
    return () => places.delete(place)
  }
}
