import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostnameOf, isLoopbackName } from './loopback.ts'
import { languageOf, sendProblem } from './problem.ts'
import { problemMessages } from './problems.messages.ts'

type Hosts = { publicUrl: string; allowedHosts: readonly string[] }

/**
 * Answers only to the names it is known by: the public one, the loopback names, those of
 * ALLOWED_HOSTS. A page of somebody else whose name is made to point here (DNS rebinding) gets
 * nothing. Must be the first hook.
 */
export function guardHosts(app: FastifyInstance, { publicUrl, allowedHosts }: Hosts): void {
  const known = new Set(
    [new URL(publicUrl).hostname, ...allowedHosts].map((name) => name.toLowerCase()),
  )
  app.addHook('onRequest', async (request, reply) => {
    const host = request.headers.host?.toLowerCase() ?? ''
    const name = hostnameOf(host)
    // Of two names a proxy may have read the other one.
    const isOne = (request.raw.headersDistinct?.['host']?.length ?? 1) === 1
    if (isOne && (isLoopbackName(name) || known.has(name) || known.has(host))) return
    if (!isPage(request)) return sendProblem(request, reply, 'MisdirectedRequest')
    const sentence = String(problemMessages[languageOf(request)].MisdirectedRequest)
    return reply.code(421).type('text/plain; charset=utf-8').send(`${sentence}\n`)
  })
}

const isPage = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('text/html') && !/^\/api\//i.test(request.url)
