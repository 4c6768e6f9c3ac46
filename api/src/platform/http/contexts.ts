import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import type { AuditSubject } from '@guichet/contract/audit/audit-subjects.messages.ts'
import type { Endpoint, Input, Reply } from '@guichet/contract/endpoint.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Mode, Transaction, Scope } from '../db/db.ts'
import type { Actor, Person } from './actor.ts'
import type { StreamedList } from './streamed.ts'
import type { Raw } from './validate.ts'

export type Note = {
  orderId?: string
  /** The client of a sale, who is the actor of the line where a visitor buys. */
  buyerId?: string | null
  facts?: Record<string, unknown>
  texts?: Record<string, string>
}
export type Common = { requestId: string; language: Language }
/** Context of the handler of a public call. */
export type PublicCtx = Transaction & Common
type Visitor = Pick<Actor, 'tenantId' | 'timeZone'> & {
  requestId: string
  /** Origin of the request, for limits. */
  place: string
  /** False for a call about an order while the ticket office is offline. */
  isOnline: boolean
}
/** Context of the handler of a call of an anonymous visitor, in the business of a ticket office. */
export type GuestCtx = PublicCtx & Visitor
/** Context of a handler outside of a business. */
export type PersonCtx = PublicCtx & { person: Person }
/** The actor of a call, and its most used fields. */
export type WithActor = Pick<Actor, 'tenantId' | 'accountId' | 'timeZone'> & { actor: Actor }
/**
 * Context of a handler: the transaction, the actor, the time, and `audit`, which writes audit
 * lines.
 */
export type Ctx = PublicCtx &
  WithActor & {
    audit: (
      code: AuditAction,
      subject: AuditSubject,
      subjectId: string,
      note?: Note,
    ) => Promise<void>
  }
/**
 * Context of a handler that calls other services: no transaction, only a function to open one
 * before and after.
 */
export type OutsideCtx = Common & {
  request: FastifyRequest
  reply: FastifyReply
  inTenant: <T>(scope: Scope, mode: Mode, work: (tx: Transaction) => Promise<T>) => Promise<T>
}
/** Context of a handler that calls other services for a signed-in person without a business. */
export type OutsidePersonCtx = OutsideCtx & { person: Person }
/**
 * Context of such a handler in a business: the actor was identified and authorized before the body
 * was read; `inBusiness` opens a transaction of the actor's business, with `audit`.
 */
export type GuardedCtx = OutsideCtx &
  WithActor & {
    inBusiness: <T>(mode: Mode, work: (ctx: Ctx) => Promise<T>) => Promise<T>
    /** Whether the actor is still authorized; long-running streams check it again. */
    isStillAdmitted: () => Promise<boolean>
  }
/** Context of such a handler for a visitor. */
export type OutsideGuestCtx = OutsideCtx & Visitor
type CtxOf<E extends Endpoint> = E['effect'] extends 'outside'
  ? E['access'] extends 'public'
    ? OutsideCtx
    : E['access'] extends 'guest'
      ? OutsideGuestCtx
      : E['access'] extends 'account'
        ? OutsidePersonCtx
        : GuardedCtx
  : E['access'] extends 'public'
    ? PublicCtx
    : E['access'] extends 'guest'
      ? GuestCtx
      : E['access'] extends 'account'
        ? PersonCtx
        : Ctx
/** Result of a handler: the reply of its endpoint, or a long list that is read in batches. */
type Answer<E extends Endpoint> = Promise<Reply<E> | StreamedList>
export type Handler<E extends Endpoint> = (ctx: CtxOf<E>, input: Input<E>) => Answer<E>
/** An endpoint of the contract and the handler that answers its requests. */
export type Call<E extends Endpoint> = { endpoint: E; run: Handler<E> }
/** A call whose types are not known, as in a list of calls. */
export type AnyCall = { endpoint: Endpoint; run: (ctx: never, input: never) => Promise<unknown> }
export const handle = <E extends Endpoint>(endpoint: E, run: NoInfer<Handler<E>>): Call<E> => ({
  endpoint,
  run,
})
/** A handler as seen by the code that opens its context, where the input is not typed. */
export type HandlerIn<C> = (ctx: C, input: Raw) => Promise<unknown>
/**
 * Wrapper of a call, before its transaction begins and after it has ended: it may reject the call,
 * and sees its result.
 */
export type CallWrapper = (call: WrappedCall, run: () => Promise<unknown>) => Promise<unknown>
/** A call before its transaction; its raw input is not validated. */
export type WrappedCall = { request: FastifyRequest; endpoint: Endpoint; raw: Raw }
export type Mount = (calls: readonly AnyCall[], around?: CallWrapper) => void
