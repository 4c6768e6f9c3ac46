import http from 'node:http'

// A minimal server, the baseline for the framework.
const body = JSON.stringify({ status: 'live' })
const server = http.createServer((_request, response) =>
  response.setHeader('content-type', 'application/json').end(body),
)
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as { port: number }).port}\n`),
)
process.once('SIGTERM', () => process.exit(0))
