import { pathOf, type Call, type Endpoint, type Reply } from '@guichet/contract/endpoint.ts'
import type { Problem, problems, ProblemType } from '@guichet/contract/problems.ts'
import { accessToken, refreshAccessToken } from '../session/access-token.ts'
import type { Language } from '../text/messages.ts'
import { ApiError } from './api-error.ts'
import { connection } from './connection.ts'

/**
 * What calls need to know from outside: addresses, language, and what to do when the session is
 * over: who answers true has signed in again, and the call is sent once more as it was.
 */
type CallSettings = {
  services: Record<string, string>
  language: () => Language
  onSignedOut: (effect: Endpoint['effect']) => Promise<boolean>
  /** The same for a screen that waits for a PIN. */
  onLocked: () => Promise<boolean>
  uploadLimitMegabytes: number
  tilesUrl: string | null
  ticketOfficeBase: string | null
}
const settings: CallSettings = {
  services: {},
  language: () => 'fr',
  onSignedOut: async () => false,
  onLocked: async () => false,
  uploadLimitMegabytes: 15,
  tilesUrl: null,
  ticketOfficeBase: null,
}
export const callSettings = (): Readonly<CallSettings> => settings
export const configureCalls = (facts: Partial<CallSettings>) => {
  Object.assign(settings, facts)
}

type Options = {
  /** One per opened form, so that a double click sends one request. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Goes on when the page is left; its body is 64 kB at most. */
  keepalive?: boolean
  /** Another bearer than the session's: the provider's, once, at sign-in. */
  bearer?: string
  /** The refresh itself must not be refreshed. */
  isBare?: boolean
  /** Nobody is asked to sign in again for this one. */
  isLast?: boolean
}
type Sendable = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Where a call of the contract is answered. */
export const addressOf = (endpoint: Endpoint, { params = {}, query = {} }: Sendable): string => {
  const base = settings.services[endpoint.service]
  const path = (
    base === undefined ? pathOf(endpoint) : `${base.replace(/\/$/, '')}${endpoint.path}`
  ).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)])
  return asked.length ? `${path}?${new URLSearchParams(asked)}` : path
}

// Our names are single words; the `type` of a proxy's answer is an address. The table of all names
// would weigh more than this whole file.
const isOurs = (type: unknown): type is ProblemType =>
  typeof type === 'string' && /^[A-Z][A-Za-z]+$/.test(type)
const lockedStatus = 423 satisfies (typeof problems)['SessionLocked']
/** The name of a problem; of an answer that is not the server's own, by its status. */
const nameOf = (type: unknown, status: number): ProblemType => {
  if (isOurs(type)) return type
  if (status === 401) return 'SignInRequired'
  return [502, 503, 504].includes(status) ? 'Unavailable' : 'Unexpected'
}

const problemOf = async (answer: Response): Promise<ApiError> => {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  return new ApiError(nameOf(problem.type, answer.status), {
    ...problem,
    status: answer.status,
    ...(problem.instance === undefined &&
      answer.headers.get('x-request-id') && { instance: answer.headers.get('x-request-id')! }),
  })
}

const send = async (
  endpoint: Endpoint,
  parts: Sendable,
  { idempotencyKey, signal, bearer, keepalive }: Options,
): Promise<Response> => {
  const token = bearer ?? accessToken()
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': settings.language(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(parts.body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  try {
    return await connection.watch(() =>
      fetch(addressOf(endpoint, parts), {
        method: endpoint.method,
        headers,
        credentials: 'same-origin',
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      }),
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('Unreachable')
  }
}

/** Another call may have renewed it: a refresh token is not spent twice for one expiry. */
const hasAnotherToken = async (used: string | null) =>
  (accessToken() !== null && accessToken() !== used) || (await refreshAccessToken()) !== null

type Asking = Pick<Options, 'isBare' | 'isLast'>

/** Asks again once the token is renewed, or somebody has signed in again. */
async function askSignedIn(
  ask: () => Promise<Response>,
  effect: Endpoint['effect'],
  { isBare = false, isLast = false }: Asking,
): Promise<Response> {
  const used = accessToken()
  const answer = await ask()
  if (answer.status !== 401 || isBare) return answer
  const again = (await hasAnotherToken(used)) ? await ask() : answer
  if (again.status !== 401 || isLast) return again
  return (await settings.onSignedOut(effect)) ? ask() : again
}

/**
 * An expired token is renewed once and the request repeated, and so is one that a locked screen
 * kept back; a problem is thrown by its name.
 */
export async function answerOf(
  ask: () => Promise<Response>,
  effect: Endpoint['effect'],
  options: Asking = {},
): Promise<Response> {
  let answer = await askSignedIn(ask, effect, options)
  if (answer.status === lockedStatus && (await settings.onLocked())) answer = await ask()
  if (!answer.ok) throw await problemOf(answer)
  return answer
}

/** The portal's only access to the network: one endpoint of the contract, its parts, its reply. */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  options: Options = {},
): Promise<Reply<E>> {
  const answer = await answerOf(() => send(endpoint, parts as object, options), endpoint.effect, {
    ...options,
    isBare: options.isBare || options.bearer !== undefined,
  })
  return (answer.status === 204 ? {} : await answer.json()) as Reply<E>
}

/** What a call answers that is no JSON, to be read as it comes. */
export const callForAnswer = <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  options: Options = {},
): Promise<Response> =>
  answerOf(() => send(endpoint, parts as object, options), endpoint.effect, options)

/** The bytes behind a call that answers a picture or a document. */
export const callForBytes = async <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  options: Options = {},
): Promise<Blob> => (await callForAnswer(endpoint, parts, options)).blob()
