import { problems, type Problem, type ProblemType } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { isConnectionLoss } from './db.ts'
import { problemMessages } from './problems.messages.ts'

export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'fr'

/** Which problem an error of the framework, the database or the network is. */
export function problemOf(error: unknown): { name: ProblemType; data: Record<string, unknown> } {
  if (error instanceof ApiError) return { name: error.type, data: error.data }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  // A NUL or another character that PostgreSQL cannot store.
  if (code === '22021' || code === '22P05') return { name: 'InvalidRequest', data: { fields: [] } }
  if (code === '55P03') return { name: 'StillRunning', data: {} }
  if (code === '57014' || code === '53100' || isConnectionLoss(error))
    return { name: 'Unavailable', data: {} }
  if (statusCode === 413) return { name: 'PayloadTooLarge', data: {} }
  if (statusCode === 415) return { name: 'UnsupportedMediaType', data: {} }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { name: 'InvalidRequest', data: { fields: [] } }
  return { name: 'Unexpected', data: {} }
}

/**
 * RFC 9457: a stable `type`, the sentence in the asked language, the request id; nothing of the
 * insides.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ProblemType,
  data: Record<string, unknown> = {},
) {
  const sentence = problemMessages[languageOf(request)][name]
  const messages = typeof sentence === 'string' ? sentence : sentence(data)
  const status = problems[name]
  const problem: Problem = {
    ...data,
    type: name,
    title: messages,
    status,
    detail: messages,
    message: messages,
    instance: request.id,
  }
  const { retryAfterSeconds = 2 } = data as { retryAfterSeconds?: number }
  if (status === 503 || status === 429 || name === 'StillRunning')
    reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).type('application/problem+json').send(JSON.stringify(problem))
}

export function useProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { name, data } = problemOf(error)
    if (name === 'Unexpected') request.log.error({ err: error }, 'unexpected error')
    return sendProblem(request, reply, name, data)
  })
}
