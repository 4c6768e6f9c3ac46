import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Answer } from '../idempotency.ts'
import type { ProviderError } from '../provider-error.ts'
import type { RequestFault } from './scripted-faults.ts'

const silentMs = 10 * 60_000
const slowMs = 3000

type Work = {
  reply: FastifyReply
  fault: RequestFault | undefined
  /** Errors in the provider's format. */
  errors: { rateLimited: () => ProviderError; serverError: () => ProviderError }
  act: () => Answer
}

/** Answers a request, with the scripted fault if there is one. */
export async function answerWithFault({ reply, fault, errors, act }: Work): Promise<FastifyReply> {
  const { fault: kind, ms } = fault ?? {}
  if (kind === 'error-429') throw errors.rateLimited()
  if (kind === 'error-500') throw errors.serverError()
  if (kind === 'timeout-before-acting') return keepSilent(reply, ms)
  if (kind === 'slow') await wait(ms ?? slowMs)
  const { status, body } = act()
  if (kind === 'timeout-after-acting') return keepSilent(reply, ms)
  const sent = kind === 'malformed' ? body.slice(0, body.length / 2) : body
  return reply.code(status).type('application/json').send(sent)
}

/** Keeps the connection open without an answer, then closes it. */
function keepSilent(reply: FastifyReply, ms = silentMs): FastifyReply {
  reply.hijack()
  const timer = setTimeout(() => reply.raw.destroy(), ms)
  reply.raw.once('close', () => clearTimeout(timer))
  return reply
}
