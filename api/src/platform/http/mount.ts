import { isAnonymous } from '@guichet/contract/access.ts'
import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import {
  readCall,
  type Call,
  type MountDeps,
  type MountedHandler,
  type MountedCall,
} from './call.ts'
import type {
  AnyCall,
  CallWrapper,
  Ctx,
  GuestCtx,
  HandlerIn,
  Mount,
  OutsideCtx,
  OutsideGuestCtx,
  PersonCtx,
  PublicCtx,
} from './contexts.ts'
import { deprecationHeaders } from './deprecation-headers.ts'
import { namedFields } from './named-ids.ts'
import { runForGuest, runOutsideForGuest } from './run-guest.ts'
import { authorizeCaller, runOutside } from './run-outside.ts'
import { runPublic } from './run-public.ts'
import { runInBusiness, runForPerson } from './run-signed-in.ts'

const alone: CallWrapper = (_call, run) => run()

/**
 * Mounts endpoints on Fastify: sign-in → access type → tenant → validation → handler → reply, in
 * this order, once for all routes.
 */
export function mountOn(
  app: FastifyInstance,
  deps: MountDeps,
  mounted: Map<Endpoint, MountedHandler>,
): Mount {
  const mountOne = ({ endpoint, run: handler }: AnyCall, around: CallWrapper) => {
    const mount: MountedCall = { endpoint, deps, fields: namedFields(endpoint) }
    const runner = runnerOf(endpoint, handler)
    const run = (call: Call) => around(call, () => runner(call))
    mounted.set(endpoint, { mount, run })
    app.route({
      method: endpoint.method,
      url: pathOf(endpoint),
      config: {
        isSignedIn: !isAnonymous(endpoint.access),
        effect: endpoint.effect,
        ...(endpoint.signed && { keepsBody: true }),
      },
      onRequest: async (request, reply) => {
        if (endpoint.deprecated) reply.headers(deprecationHeaders(endpoint.deprecated))
        if (isAnonymous(endpoint.access)) return
        request.claims = await deps.claimsOf(request)
        await deps.limitKey(request.claims, reply)
        // The body of an unauthorized request is not read.
        if (endpoint.effect === 'outside')
          Object.assign(request, await authorizeCaller(mount, request, request.claims))
      },
      handler: async (request, reply) => run(await readCall(mount, request, reply)),
    })
  }
  return (calls, around = alone) => {
    for (const call of calls) mountOne(call, around)
  }
}

/**
 * The context of a handler follows from the declaration of its endpoint. `Handler` has the same
 * types, but the compiler cannot follow a conditional type here, so each needs an assertion.
 */
function runnerOf(
  { access, effect }: Endpoint,
  handler: AnyCall['run'],
): (call: Call) => Promise<unknown> {
  if (effect === 'outside' && access === 'guest')
    return (call) => runOutsideForGuest(call, handler as HandlerIn<OutsideGuestCtx>)
  if (effect === 'outside') return (call) => runOutside(call, handler as HandlerIn<OutsideCtx>)
  if (access === 'public') return (call) => runPublic(call, handler as HandlerIn<PublicCtx>)
  if (access === 'guest') return (call) => runForGuest(call, handler as HandlerIn<GuestCtx>)
  if (access === 'account') return (call) => runForPerson(call, handler as HandlerIn<PersonCtx>)
  return (call) => runInBusiness(call, handler as HandlerIn<Ctx>)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Effect of the endpoint of the route. */
    effect?: Endpoint['effect']
  }
}
