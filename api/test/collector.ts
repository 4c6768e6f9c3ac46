import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number }
/** A span in OTLP format. */
export type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
  status: { code?: number }
  startTimeUnixNano: string
  endTimeUnixNano: string
}
type TraceExport = {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}
export type Collector = {
  url: string
  spans: () => SentSpan[]
  /** Number of processes that sent something. */
  instances: () => number
  text: () => string
  headers: () => http.IncomingHttpHeaders[]
  close: () => void
}

export const attributesOf = ({ attributes }: SentSpan): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )

/** Receives traces over OTLP; with `isSilent` it reads requests and never answers. */
export async function openCollector({ isSilent = false } = {}): Promise<Collector> {
  const texts: string[] = []
  const headers: http.IncomingHttpHeaders[] = []
  const server = http.createServer((request, response) => {
    if (isSilent) return
    let text = ''
    request.setEncoding('utf8').on('data', (more: string) => {
      text += more
    })
    request.once('end', () => {
      texts.push(text)
      headers.push(request.headers)
      response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}')
    })
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  const sent = () => texts.flatMap((text) => (JSON.parse(text) as TraceExport).resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    instances: () =>
      new Set(
        sent().map(
          ({ resource }) =>
            resource.attributes.find(({ key }) => key === 'service.instance.id')?.value.stringValue,
        ),
      ).size,
    text: () => texts.join('\n'),
    headers: () => headers,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
