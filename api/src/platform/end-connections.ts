import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const requestsOfConnection = 250

/**
 * A kept connection stays with the process that took it: after so many requests it ends, so that a
 * process that was started again gets its part of the work. The answer says so, and the connection
 * closes behind it; `maxRequestsPerSocket` would leave it open and refuse with 503 whoever does not
 * read what it says.
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
