import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { ProviderError } from './provider-error.ts'

export type KeyedRequest = {
  key: string
  owner: string | null
  path: string
  body: string
}
export type Answer = { status: number; body: string; isReplayed?: boolean }
/** What one provider makes of its keys. */
export type KeyRules = {
  /** The same for bodies that ask the same. */
  canonical: (body: string) => string
  /** @throws ProviderError for another request's key */
  assertSame: (kept: KeptAnswer, request: KeyedRequest, isSameBody: boolean) => void
}
type Remembering = { store: { answers: Map<string, KeptAnswer> }; clock: Clock; touch: () => void }

// Account ids have no space, so two accounts never share a key.
const placeOf = ({ owner, key }: KeyedRequest) => `${owner ?? ''} ${key}`

/** Acts once for a key; whoever comes with it again gets the answer that it has had already. */
export function answerOnce(
  provider: Remembering,
  request: KeyedRequest | undefined,
  rules: KeyRules,
  act: () => Answer,
): Answer {
  if (!request) return act()
  // Only a hash of the parameters is kept.
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

/** Lets one request of a key work at a time. @returns What says that it is done */
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
