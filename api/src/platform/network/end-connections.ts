import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const requestsOfConnection = 250

/**
 * Ends kept-alive connections after a number of requests, so that a restarted process gets its
 * share of the work. The last answer announces it, and the connection closes after it;
 * `maxRequestsPerSocket` would leave it open and answer later requests on it with 503.
 */
export function endConnections(http: FastifyInstance): void {
  const counts = new WeakMap<Socket, number>()
  http.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (counts.get(socket) ?? 0) + 1
    counts.set(socket, count)
    if (count === requestsOfConnection) reply.header('connection', 'close')
    done()
  })
}
