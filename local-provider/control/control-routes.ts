import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { taps } from '../card.ts'
import { ProviderError } from '../provider-error.ts'
import { allScopes } from '../square/oauth/scopes.ts'
import type { SquareControl } from '../square/square-control.ts'
import { noSuch } from '../stripe-error.ts'
import type { Control } from './control.ts'
import { scriptedFault } from './scripted-faults.ts'

const standing = z.strictObject({
  standing: z.enum(['unfinished', 'pending', 'verified', 'restricted']),
})
const payment = z.strictObject({ card: z.enum(['ok', 'declined']).default('ok') })
const ofDispute = {
  amount: z.int().min(1).optional(),
  reason: z.string().optional(),
  inquiry: z.boolean().default(false),
}
const dispute = z.strictObject({ payment_intent: z.string(), ...ofDispute })
const squareDispute = z.strictObject({ payment_id: z.string(), ...ofDispute })
type DisputeRequest = Omit<z.output<typeof dispute>, 'payment_intent'>
const disputed = ({ amount, reason, inquiry: isInquiry }: DisputeRequest) => ({
  isInquiry,
  ...(amount !== undefined && { amount }),
  ...(reason !== undefined && { reason }),
})
const closing = z.strictObject({ outcome: z.enum(['won', 'lost']) })
const advance = z.strictObject({ seconds: z.int().min(0) })
const release = z.strictObject({ seed: z.union([z.string(), z.number()]).default(1) })

type Action = (control: Control, id: string, body: unknown) => unknown
type SquareAction = (square: SquareControl, id: string, body: unknown) => unknown
/** `POST /_control/…`: each calls the method of the same name. */
const actions: Record<string, Action> = {
  '/faults': (control, _, body) => control.faults.add(scriptedFault.parse(body)),
  '/faults/clear': (control) => control.faults.clear(),
  '/pay/:id': (control, id, body) => ({ outcome: control.pay(id, payment.parse(body).card) }),
  '/refunds/:id/settle': (control, id) => control.settleRefund(id),
  '/refunds/:id/fail': (control, id) => control.failRefund(id),
  '/disputes': (control, _, body) => {
    const { payment_intent: paymentIntent, ...asked } = dispute.parse(body)
    return control.openDispute({ paymentIntent, ...disputed(asked) })
  },
  '/disputes/:id/escalate': (control, id) => control.escalateDispute(id),
  '/disputes/:id/close': (control, id, body) =>
    control.closeDispute(id, closing.parse(body).outcome),
  '/accounts/:id/standing': (control, id, body) =>
    control.setStanding(id, standing.parse(body).standing),
  '/accounts/:id/revoke': (control, id) => control.revokeAccount(id),
  '/accounts/:id/restore': (control, id) => control.restoreAccount(id),
  '/clock': (control, _, body) => control.advanceClock(advance.parse(body).seconds),
  '/webhooks/release': (control, _, body) => ({
    released: control.releaseWebhooks(release.parse(body).seed),
  }),
  '/webhooks/:id/resend': (control, id) => control.resendEvent(id),
}

const authorization = z.strictObject({
  state: z.string().default(''),
  scopes: z.array(z.enum(allScopes)).optional(),
  merchantId: z.string().optional(),
})
const pairing = z.strictObject({ code: z.string() })
const tapping = z.strictObject({ card: z.enum(taps).default('ok') })
const places = z.strictObject({ count: z.int().min(0).max(50) })
const ending = z.strictObject({ status: z.enum(['REJECTED', 'FAILED']).default('FAILED') })
/** `POST /_control/square/…`: the same for Square. */
const squareActions: Record<string, SquareAction> = {
  '/authorize': (square, _, body) => {
    const { state, ...given } = authorization.parse(body)
    return square.authorize(state, given)
  },
  '/links/:id/pay': (square, id, body) => ({
    outcome: square.payLink(id, payment.parse(body).card),
  }),
  '/pair': (square, _, body) => ({ deviceId: square.pair(pairing.parse(body).code) }),
  '/terminals/:id/pay': (square, id, body) => ({
    outcome: square.terminal(id).pay(tapping.parse(body).card),
  }),
  '/terminals/:id/cancel': (square, id) => square.terminal(id).cancelByBuyer(),
  '/refunds/:id/settle': (square, id) => square.settleRefund(id),
  '/refunds/:id/fail': (square, id, body) => square.failRefund(id, ending.parse(body).status),
  '/disputes': (square, _, body) => {
    const { payment_id: paymentId, ...asked } = squareDispute.parse(body)
    return square.openDispute({ paymentId, ...disputed(asked) })
  },
  '/disputes/:id/escalate': (square, id) => square.escalateDispute(id),
  '/disputes/:id/close': (square, id, body) => square.closeDispute(id, closing.parse(body).outcome),
  '/merchants/:id/locations': (square, id, body) =>
    square.setLocations(id, places.parse(body).count),
  '/merchants/:id/revoke': (square, id) => square.revoke(id),
  '/merchants/:id/expire-tokens': (square, id) => square.expireTokens(id),
}

export function controlRoutes(app: FastifyInstance, control: Control, square: SquareControl): void {
  app.addHook('onRequest', async (request) => assertFromThisMachine(request))
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ProviderError
      ? reply.code(error.status).send(error.body)
      : reply.code(400).send({ error: { message: (error as Error).message } }),
  )
  app.get('/ledger', async () => control.ledger())
  app.get('/square/ledger', async () => square.ledger())
  app.get('/square/merchants', async () => ({ merchants: square.merchants() }))
  serveActions(app, control, actions)
  app.register(async (scope) => serveActions(scope, square, squareActions), { prefix: '/square' })
}

function serveActions<Of>(
  app: FastifyInstance,
  control: Of,
  actions: Record<string, (control: Of, id: string, body: unknown) => unknown>,
): void {
  for (const [url, act] of Object.entries(actions))
    app.post<{ Params: { id?: string } }>(url, async ({ params, body }) => {
      // Only JSON is accepted, which a page of another site cannot send without a preflight
      // request.
      const given = typeof body === 'object' && body !== null ? body : {}
      return act(control, params.id ?? '', given) ?? {}
    })
}

const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const thisMachine = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * @throws StripeApiError for requests from another machine, through a proxy or with another host
 *   name
 */
function assertFromThisMachine({ socket, headers, hostname, url }: FastifyRequest): void {
  const isForwarded = Object.keys(headers).some((name) => forwarding.test(name))
  const isNear = thisMachine.test(socket.remoteAddress ?? '')
  // Pages in a browser on this machine come from a local address too, but send an `Origin`.
  const isFromPage = headers.origin !== undefined
  if (isForwarded || isFromPage || !isNear || !loopbackNames.has(hostname))
    throw noSuch('page', url)
}
