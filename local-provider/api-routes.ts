import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountEndpoints } from './account-endpoints.ts'
import { accountOf } from './accounts.ts'
import { checkoutEndpoints } from './checkout-endpoints.ts'
import { answerWithFault } from './control/answer-with-fault.ts'
import type { RequestFault } from './control/scripted-faults.ts'
import type { ApiEndpoint } from './endpoint.ts'
import { expanded } from './expand.ts'
import { readForm } from './form-body.ts'
import { answerOnce, keysInUse, type Answer, type KeyedRequest } from './idempotency.ts'
import { newId } from './new-id.ts'
import { readParameters } from './parameters.ts'
import { paymentEndpoints } from './payment-endpoints.ts'
import type { Provider } from './provider.ts'
import { badKey, keyInUse, rateLimited, serverError, StripeApiError } from './stripe-error.ts'
import { assertKeyLength, stripeKeys } from './stripe-keys.ts'

const endpoints = [...accountEndpoints, ...checkoutEndpoints, ...paymentEndpoints]
const errors = { rateLimited, serverError: () => serverError() }
export const endpointNames: ReadonlySet<string> = new Set(endpoints.map(({ name }) => name))

type ApiRequest = FastifyRequest<{ Params: { id?: string }; Body: unknown }>
type ReadRequest = { owner: string | null; id: string; path: string; form: string }

/** Endpoints of Stripe's API, below `/v1`. */
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
  const useKey = keysInUse(keyInUse)
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
        const keyed = keyedOf(request, read)
        const free = keyed ? useKey(keyed) : () => {}
        const act = () => {
          const answer = answerOf(provider, { endpoint, read, keyed, fault })
          if (answer.isReplayed) reply.header('idempotent-replayed', 'true')
          return answer
        }
        try {
          return await answerWithFault({ reply, fault, errors, act })
        } finally {
          free()
        }
      },
    })
  }
}

function keyedOf(
  { method, headers }: ApiRequest,
  { owner, path, form }: ReadRequest,
): KeyedRequest | undefined {
  const key = headers['idempotency-key']
  if (method !== 'POST' || typeof key !== 'string') return undefined
  assertKeyLength(key)
  return { key, owner, path, body: form }
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof StripeApiError) return reply.code(error.status).send(error.body)
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const type = status < 500 ? 'invalid_request_error' : 'api_error'
  return reply.code(status).send({ error: { type, message: (error as Error).message } })
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** The SDK sends a bearer token; curl, as in Stripe's documentation, sends a user name. */
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
  // A JSON body is not a form: its parameters count as missing.
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

type Work = {
  endpoint: ApiEndpoint
  read: ReadRequest
  keyed: KeyedRequest | undefined
  fault: RequestFault | undefined
}

const answerOf = (provider: Provider, { endpoint, read, keyed, fault }: Work): Answer =>
  answerOnce(provider, keyed, stripeKeys, () => {
    if (fault?.fault === 'error-500-remembered') throw serverError(true)
    const input = readParameters(endpoint.parameters, readForm(read.form))
    const thing = endpoint.act(provider, { owner: read.owner, id: read.id, input })
    return { status: 200, body: JSON.stringify(expanded(provider.store, thing, input.expand)) }
  })
