import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountEndpoints } from './account-endpoints.ts'
import { accountOf } from './accounts.ts'
import { checkoutEndpoints } from './checkout-endpoints.ts'
import type { ApiEndpoint } from './endpoint.ts'
import { expanded } from './expand.ts'
import { readForm } from './form-body.ts'
import { keysInUse, rememberAnswer, rememberedAnswer, type KeyedRequest } from './idempotency.ts'
import { newId } from './new-id.ts'
import { readParameters } from './parameters.ts'
import { paymentEndpoints } from './payment-endpoints.ts'
import type { Provider } from './provider.ts'
import type { RequestFault } from './scripted-faults.ts'
import { badKey, rateLimited, serverError, StripeApiError } from './stripe-error.ts'

const endpoints = [...accountEndpoints, ...checkoutEndpoints, ...paymentEndpoints]
export const endpointNames: ReadonlySet<string> = new Set(endpoints.map(({ name }) => name))

type Answer = { status: number; body: string; isReplayed?: boolean }
type ApiRequest = FastifyRequest<{ Params: { id?: string }; Body: unknown }>
type ReadRequest = { owner: string | null; id: string; path: string; form: string }
const silentMs = 10 * 60_000
const slowMs = 3000

/** The calls of Stripe's API, below `/v1`. */
export function apiRoutes(app: FastifyInstance, provider: Provider, secretKey: string): void {
  app.setErrorHandler((error, _request, reply) => sendError(reply, error))
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
      },
    }),
  )
  const useKey = keysInUse()
  for (const endpoint of endpoints) {
    const [method, url] = endpoint.name.split(' /v1') as [string, string]
    app.route({
      method,
      url,
      handler: async (request: ApiRequest, reply) => {
        assertKey(request, secretKey)
        const read = readRequest(provider, request)
        setHeaders(request, reply)
        const fault = provider.faults.takeForRequest(endpoint.name)
        if (await isStoppedBefore(fault, reply)) return reply
        const key = method === 'POST' ? request.headers['idempotency-key'] : undefined
        const keyed = typeof key === 'string' ? { key, ...read, body: read.form } : undefined
        const free = keyed ? useKey(keyed) : () => {}
        try {
          if (fault?.fault === 'slow') await wait(fault.ms ?? slowMs)
          const answer = answerOf(provider, { endpoint, read, keyed, fault })
          return await sendAnswer(reply, answer, fault)
        } finally {
          free()
        }
      },
    })
  }
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof StripeApiError) return reply.code(error.status).send(error.body)
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const type = status < 500 ? 'invalid_request_error' : 'api_error'
  return reply.code(status).send({ error: { type, message: (error as Error).message } })
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** The SDK sends a bearer token, curl as of Stripe's manual a user name. */
function assertKey({ headers }: FastifyRequest, secretKey: string): void {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ')
  const basic = scheme === 'Basic' && Buffer.from(value, 'base64').toString().replace(/:.*$/, '')
  const key = scheme === 'Bearer' ? value : basic
  if (!key) throw badKey('You did not provide an API key.')
  if (!timingSafeEqual(digestOf(key), digestOf(secretKey)))
    throw badKey('Invalid API Key provided.')
}

function readRequest(provider: Provider, request: ApiRequest): ReadRequest {
  const header = request.headers['stripe-account']
  const owner = typeof header === 'string' ? accountOf(provider, header).id : null
  const [path, query] = request.url.split('?')
  const form = request.method === 'GET' ? query : request.body
  // A body of JSON is no form: its parameters are missing.
  return {
    owner,
    id: request.params.id ?? '',
    path: path!,
    form: typeof form === 'string' ? form : '',
  }
}

function setHeaders({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('request-id', newId('req'))
  for (const name of ['stripe-version', 'stripe-account', 'idempotency-key'])
    if (headers[name] !== undefined) reply.header(name, headers[name])
}

/** @throws StripeApiError when that is the fault. @returns Whether nothing more is to be done */
async function isStoppedBefore(
  fault: RequestFault | undefined,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault?.fault === 'error-429') throw rateLimited()
  if (fault?.fault === 'error-500') throw serverError()
  if (fault?.fault !== 'timeout-before-acting') return false
  keepSilent(reply, fault.ms)
  return true
}

/** The connection stays open, and nothing comes. */
function keepSilent(reply: FastifyReply, ms = silentMs): void {
  reply.hijack()
  const timer = setTimeout(() => reply.raw.destroy(), ms)
  reply.raw.once('close', () => clearTimeout(timer))
}

type Work = {
  endpoint: ApiEndpoint
  read: ReadRequest
  keyed: KeyedRequest | undefined
  fault: RequestFault | undefined
}

function answerOf(provider: Provider, { endpoint, read, keyed, fault }: Work): Answer {
  const remembered = keyed && rememberedAnswer(provider, keyed)
  if (remembered) return { ...remembered, isReplayed: true }
  try {
    if (fault?.fault === 'error-500-remembered') throw serverError(true)
    const input = readParameters(endpoint.parameters, readForm(read.form))
    const thing = endpoint.act(provider, { owner: read.owner, id: read.id, input })
    const answer = {
      status: 200,
      body: JSON.stringify(expanded(provider.store, thing, input.expand)),
    }
    if (keyed) rememberAnswer(provider, keyed, answer)
    return answer
  } catch (error) {
    if (keyed && error instanceof StripeApiError && error.isRemembered)
      rememberAnswer(provider, keyed, { status: error.status, body: JSON.stringify(error.body) })
    throw error
  }
}

async function sendAnswer(
  reply: FastifyReply,
  { status, body, isReplayed }: Answer,
  fault: RequestFault | undefined,
): Promise<FastifyReply> {
  if (fault?.fault === 'timeout-after-acting') {
    keepSilent(reply, fault.ms)
    return reply
  }
  if (isReplayed) reply.header('idempotent-replayed', 'true')
  const isCut = fault?.fault === 'malformed'
  return reply
    .code(status)
    .type('application/json')
    .send(isCut ? body.slice(0, body.length / 2) : body)
}
