import { pathOf, type Call, type Endpoint, type Reply } from '@guichet/contract/endpoint.ts'
import type { Problem, problems, ProblemType } from '@guichet/contract/problems.ts'
import { serverClock } from '../dates/server-clock.ts'
import { accessToken, refreshAccessToken } from '../session/access-token.ts'
import type { Language } from '../text/messages.ts'
import { ApiError } from './api-error.ts'
import { connection } from './connection.ts'

/**
 * Settings from outside this module. `onSignedOut` resolves to true once somebody has signed in
 * again; the call is then repeated unchanged.
 */
type CallSettings = {
  services: Record<string, string>
  language: () => Language
  onSignedOut: (effect: Endpoint['effect']) => Promise<boolean>
  /** The same when the screen is locked and waits for a PIN. */
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
  /** Idempotency key; an opened form has one, so that a double click sends one request. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The request survives leaving the page; the browser limits its body to 64 kB. */
  keepalive?: boolean
  /** Replaces the session's token; used once, at sign-in, for that of the identity provider. */
  bearer?: string
  /** Set for the refresh call itself, which must not trigger another refresh. */
  isBare?: boolean
  /** No sign-in is offered when this call is refused with 401. */
  isLast?: boolean
}
type Sendable = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** URL of a call. */
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

// The problem types of the contract are single words; a proxy's `type` is a URL. A table of all
// types would be larger than this file.
const isOurs = (type: unknown): type is ProblemType =>
  typeof type === 'string' && /^[A-Z][A-Za-z]+$/.test(type)
const lockedStatus = 423 satisfies (typeof problems)['SessionLocked']
/** Type of a problem; derived from the status when the server did not write the response. */
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
    const measureClock = serverClock.begin()
    const answer = await connection.watch(() =>
      fetch(addressOf(endpoint, parts), {
        method: endpoint.method,
        headers,
        credentials: 'same-origin',
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      }),
    )
    measureClock(answer)
    return answer
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('Unreachable')
  }
}

/**
 * Obtains a token newer than `used`; false if there is none. Another call may have renewed it
 * already: a refresh token must not be spent twice for one expiry.
 */
const renewUsedToken = async (used: string | null) =>
  (accessToken() !== null && accessToken() !== used) || (await refreshAccessToken()) !== null

type ResendOptions = Pick<Options, 'isBare' | 'isLast'>

/** Repeats the request after a renewal of the token or a new sign-in. */
async function sendSignedIn(
  sendRequest: () => Promise<Response>,
  effect: Endpoint['effect'],
  { isBare = false, isLast = false }: ResendOptions,
): Promise<Response> {
  const used = accessToken()
  const answer = await sendRequest()
  if (answer.status !== 401 || isBare) return answer
  const again = (await renewUsedToken(used)) ? await sendRequest() : answer
  if (again.status !== 401 || isLast) return again
  return (await settings.onSignedOut(effect)) ? sendRequest() : again
}

/**
 * Repeats the request once after an expired token or a locked screen. Throws an `ApiError` when the
 * response is a problem.
 */
export async function answerOf(
  sendRequest: () => Promise<Response>,
  effect: Endpoint['effect'],
  options: ResendOptions = {},
): Promise<Response> {
  let answer = await sendSignedIn(sendRequest, effect, options)
  if (answer.status === lockedStatus && (await settings.onLocked())) answer = await sendRequest()
  if (!answer.ok) throw await problemOf(answer)
  return answer
}

/** The portal's only access to the network: calls an endpoint and returns its reply. */
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

/** Calls an endpoint whose response is not JSON and returns the response as a stream. */
export const callForAnswer = <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  options: Options = {},
): Promise<Response> =>
  answerOf(() => send(endpoint, parts as object, options), endpoint.effect, options)

/** Body of a call that returns an image or a document. */
export const callForBytes = async <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  options: Options = {},
): Promise<Blob> => (await callForAnswer(endpoint, parts, options)).blob()
