import http from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of several servers that forwards each request to the next of them, as nginx and
 * Caddy do by default.
 */
export async function openBalancer(bases: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true })
  let turn = 0
  const server = http.createServer((request, answer) => {
    const { hostname, port } = new URL(bases[turn++ % bases.length]!)
    const forwarded = http.request(
      {
        agent,
        hostname,
        port,
        method: request.method,
        path: request.url,
        headers: {
          ...request.headers,
          'x-forwarded-for': request.socket.remoteAddress,
          'x-forwarded-proto': 'http',
          'x-forwarded-host': request.headers.host,
        },
      },
      (got) => {
        answer.writeHead(got.statusCode!, got.headers)
        got.pipe(answer)
      },
    )
    forwarded.on('error', () => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    // The reader of an event stream disconnects without ending its request.
    answer.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
