import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** The part of S3 that the store uses: put, get, delete by path, with a signature. */
export async function openS3Double() {
  const kept = new Map<string, Buffer>()
  const state = { isDown: false }
  const server = http.createServer((request, answer) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const key = request.url!.split('?')[0]!
        const isSigned = request.headers.authorization?.startsWith(
          'AWS4-HMAC-SHA256 Credential=key/',
        )
        if (state.isDown || !isSigned) return answer.writeHead(403).end()
        if (request.method === 'PUT') {
          kept.set(key, Buffer.concat(chunks))
          return answer.writeHead(200).end()
        }
        if (request.method === 'DELETE') {
          kept.delete(key)
          return answer.writeHead(204).end()
        }
        const bytes = kept.get(key)
        return bytes
          ? answer.writeHead(200).end(bytes)
          : answer
              .writeHead(404, { 'content-type': 'application/xml' })
              .end('<Error><Code>NoSuchKey</Code></Error>')
      })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    kept,
    state,
    /** Settings that point the product to it. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
