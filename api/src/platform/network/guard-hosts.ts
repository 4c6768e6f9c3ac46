import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf, sendProblem } from '../http/problem.ts'
import { problemMessages } from '../http/problems.messages.ts'
import { hostnameOf, isLoopbackName } from './loopback.ts'

type Hosts = { publicUrl: string; allowedHosts: readonly string[] }

/**
 * Answers only to known host names: the public one, loopback names, those of ALLOWED_HOSTS. A
 * foreign page whose name resolves to this host (DNS rebinding) gets no answer. It must be the
 * first hook.
 */
export function guardHosts(app: FastifyInstance, { publicUrl, allowedHosts }: Hosts): void {
  const known = new Set(
    [new URL(publicUrl).hostname, ...allowedHosts].map((name) => name.toLowerCase()),
  )
  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host?.toLowerCase() ?? ''
    const name = hostnameOf(host)
    const isKnown = isLoopbackName(name) || known.has(name) || known.has(host)
    if (isKnown && hasOneHost(request)) return done()
    if (!isPage(request)) return void sendProblem(request, reply, 'MisdirectedRequest')
    const sentence = String(problemMessages[languageOf(request)].MisdirectedRequest)
    void reply.code(421).type('text/plain; charset=utf-8').send(`${sentence}\n`)
  })
}

/** With two host headers, a proxy may have used the other one. */
const hasOneHost = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length <=
  1

const isPage = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('text/html') && !/^\/api\//i.test(request.url)
