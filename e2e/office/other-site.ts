import http from 'node:http'
import type { AddressInfo } from 'node:net'

export type OtherSite = { url: string; stop: () => Promise<void> }

/** A site of its own origin with this content, whose policy permits nothing inline. */
export async function serveSite(office: string, body: string): Promise<OtherSite> {
  const policy = `default-src 'none'; script-src ${office}; frame-src ${office}`
  const page = `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Notre site</title>
<link rel="icon" href="data:,"><body><main><h1>Notre site</h1>${body}</main></body></html>`
  const server = http.createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; img-src data:`,
    })
    response.end(request.url === '/' ? page : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
