import { problems, type Problem, type ProblemType } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLoss } from '../db/db.ts'
import { ApiError } from './api-error.ts'
import { problemMessages } from './problems.messages.ts'

export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'fr'

const problemOfCode = new Map<string | undefined, ProblemType>([
  // A NUL or another character that PostgreSQL cannot store.
  ['22021', 'InvalidRequest'],
  ['22P05', 'InvalidRequest'],
  ['55P03', 'StillRunning'],
  ['57014', 'Unavailable'],
  ['53100', 'Unavailable'],
])
const problemOfStatus = new Map<number | undefined, ProblemType>([
  [413, 'PayloadTooLarge'],
  [415, 'UnsupportedMediaType'],
])

/** Problem of an error of the framework, the database or the network. */
export function problemOf(error: unknown): { name: ProblemType; data: Record<string, unknown> } {
  if (error instanceof ApiError) return { name: error.type, data: error.data }
  const name = problemTypeOf(error)
  return { name, data: name === 'InvalidRequest' ? { fields: [] } : {} }
}

function problemTypeOf(error: unknown): ProblemType {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const known = problemOfCode.get(code)
  if (known) return known
  if (isConnectionLoss(error)) return 'Unavailable'
  const isRequestAtFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return problemOfStatus.get(statusCode) ?? (isRequestAtFault ? 'InvalidRequest' : 'Unexpected')
}

/** Whether a retry may succeed a moment later: the database was slow, locked or unavailable. */
export const isWorthWaiting = (error: unknown): boolean =>
  ['Unavailable', 'StillRunning'].includes(problemOf(error).name)

/** Sentence about an expected error. */
export function sentenceAbout({ type, data }: ApiError, language: Language): string {
  const sentence = problemMessages[language][type]
  return typeof sentence === 'string' ? sentence : sentence(data)
}

/**
 * Sends problem details (RFC 9457): a stable `type`, a sentence in the language of the request, the
 * request id; no internal data.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ProblemType,
  data: Record<string, unknown> = {},
) {
  const sentence = problemMessages[languageOf(request)][name]
  const detail = typeof sentence === 'string' ? sentence : sentence(data)
  const status = problems[name]
  const problem: Problem = {
    ...data,
    type: name,
    title: detail,
    status,
    detail,
    message: detail,
    instance: request.id,
  }
  reply.problem = name
  const { retryAfterSeconds = 2 } = data as { retryAfterSeconds?: number }
  if (status === 503 || status === 429 || name === 'StillRunning')
    reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).type('application/problem+json').send(JSON.stringify(problem))
}

declare module 'fastify' {
  interface FastifyReply {
    /** Type of the problem of the answer. */
    problem?: ProblemType
  }
}

export function useProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { name, data } = problemOf(error)
    if (name === 'Unexpected') request.log.error({ err: error }, 'unexpected error')
    return sendProblem(request, reply, name, data)
  })
}
