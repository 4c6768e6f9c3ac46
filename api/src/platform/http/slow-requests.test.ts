import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { noteSlowRequests } from './slow-requests.ts'

const slowMs = 40
async function loggedBy(path: string): Promise<unknown[]> {
  const lines: unknown[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()))
      done()
    },
  })
  const http = Fastify({ logger: { level: 'warn', stream } })
  noteSlowRequests(http, slowMs)
  const answer = async () => {
    await new Promise((wake) => setTimeout(wake, slowMs * 2))
    return 'ok'
  }
  http.get('/quick/:id', async () => 'ok')
  http.get('/slow/:id', answer)
  http.get('/events', async (_request, reply) =>
    reply.type('text/event-stream').send(await answer()),
  )
  await http.inject(path)
  await http.close()
  return lines
}

test('a slow request is logged with its route, a quick one and an event stream are not', async () => {
  expect(await loggedBy('/slow/anna@example.test')).toEqual([
    expect.objectContaining({
      msg: 'slow request',
      method: 'GET',
      route: '/slow/:id',
      status: 200,
      ms: expect.any(Number),
    }),
  ])
  expect(JSON.stringify(await loggedBy('/slow/anna@example.test'))).not.toContain('anna')
  expect(await loggedBy('/quick/1')).toEqual([])
  expect(await loggedBy('/events')).toEqual([])
})
