import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerWithFault } from '../control/answer-with-fault.ts'
import { answerOnce, type Answer } from '../idempotency.ts'
import { ProviderError } from '../provider-error.ts'
import { catalogEndpoints } from './catalog/catalog-endpoints.ts'
import { disputeEndpoints } from './dispute-endpoints.ts'
import { merchantEndpoints } from './merchant-endpoints.ts'
import { assertScopes, tokenOf } from './oauth/access-tokens.ts'
import { oauthEndpoints } from './oauth/oauth-endpoints.ts'
import { paymentEndpoints } from './payment-endpoints.ts'
import { paymentLinkEndpoints } from './payment-link-endpoints.ts'
import { refundEndpoints } from './refund-endpoints.ts'
import type { SquareEndpoint } from './square-endpoint.ts'
import { invalidValue, notFound, rateLimited, serverError } from './square-error.ts'
import { keyedOf, squareKeys } from './square-keys.ts'
import { readInput } from './square-parameters.ts'
import type { SquareProvider } from './square-provider.ts'
import { deviceEndpoints } from './terminals/device-endpoints.ts'
import { terminalEndpoints } from './terminals/terminal-endpoints.ts'

const endpoints = [
  ...oauthEndpoints,
  ...merchantEndpoints,
  ...paymentLinkEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...deviceEndpoints,
  ...terminalEndpoints,
  ...catalogEndpoints,
]
export const squareEndpointNames: ReadonlySet<string> = new Set(endpoints.map(({ name }) => name))

type SquareRequest = FastifyRequest<{ Params: { id?: string } }>
/** A request may contain a whole catalogue. */
const bodyLimit = 16 * 1024 * 1024
const errors = { rateLimited, serverError: () => serverError() }

/** Endpoints of Square's API, below `/v2` or `/oauth2`. */
export function squareRoutes(
  app: FastifyInstance,
  provider: SquareProvider,
  prefix: '/v2' | '/oauth2',
): void {
  app.setErrorHandler((error, _request, reply) => sendError(reply, error))
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, notFound('Endpoint', `${request.method} ${request.url.split('?')[0]}`)),
  )
  for (const endpoint of endpoints) {
    const [method, path] = endpoint.name.split(' ') as [string, string]
    if (!path.startsWith(`${prefix}/`)) continue
    app.route({
      method,
      url: path.slice(prefix.length),
      bodyLimit,
      handler: (request: SquareRequest, reply) => {
        const merchantId = merchantIdOf(provider, endpoint, request)
        const fault = provider.faults.takeForRequest(endpoint.name)
        const act = (): Answer =>
          answerOnce(provider, keyedOf(request, merchantId), squareKeys, () => {
            if (fault?.fault === 'error-500-remembered') throw serverError(true)
            return actOn(provider, endpoint, request, merchantId)
          })
        return answerWithFault({ reply, fault, errors, act })
      },
    })
  }
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof ProviderError) return reply.code(error.status).send(error.body)
  const { statusCode = 500, message } = error as { statusCode?: number; message: string }
  const answer = statusCode < 500 ? invalidValue('BAD_REQUEST', message) : serverError()
  return reply.code(statusCode).send(answer.body)
}

/** @throws SquareApiError for an invalid token, or one without the permissions */
function merchantIdOf(
  provider: SquareProvider,
  { scopes }: SquareEndpoint,
  { headers }: SquareRequest,
): string {
  if (scopes === null) return ''
  const token = tokenOf(provider, headers.authorization ?? '')
  assertScopes(token, scopes)
  return token.merchantId
}

function actOn(
  provider: SquareProvider,
  { parameters, act }: SquareEndpoint,
  request: SquareRequest,
  merchantId: string,
): Answer {
  const isQuery = request.method !== 'POST'
  const given = (isQuery ? request.query : request.body) ?? {}
  const answer = act(provider, {
    merchantId,
    authorization: request.headers.authorization ?? '',
    id: request.params.id ?? '',
    input: readInput(parameters, given, isQuery),
  })
  return { status: 200, body: JSON.stringify(answer) }
}
