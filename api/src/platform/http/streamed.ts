import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { Transaction } from '../db/db.ts'

const rowsAtOnce = 500
/** A reader that reads nothing for this time is cut off. */
const stallMs = 30_000

/**
 * A long list as a result of a handler: it is read in batches inside the transaction, so that no
 * single query blocks the event loop.
 */
export class StreamedList {
  readonly head: Record<string, unknown>
  readonly rows: AsyncIterable<unknown[]>
  constructor(head: Record<string, unknown>, rows: AsyncIterable<unknown[]>) {
    this.head = head
    this.rows = rows
  }
}

/**
 * Reads the rows of a query in batches, with a cursor of the open transaction. PostgreSQL reads the
 * next batch while this process writes the previous one.
 */
export async function* batches<Row>(
  { client }: Pick<Transaction, 'client'>,
  text: string,
  values: unknown[],
): AsyncGenerator<Row[]> {
  await client.query({ text: `declare list no scroll cursor for ${text}`, values })
  const fetched = () => {
    const asked = client.query<Row & object>(`fetch ${rowsAtOnce} from list`)
    // A reader that stops early is not notified of a failure; one that continues is.
    asked.catch(() => {})
    return asked
  }
  let next = fetched()
  for (;;) {
    const { rows } = await next
    const isLast = rows.length < rowsAtOnce
    if (!isLast) next = fetched()
    if (rows.length) yield rows
    if (isLast) break
  }
  await client.query('close list')
}

/**
 * A list after its transaction: JSON text in pieces, at most as long as a page of the contract
 * allows.
 */
export type GatheredList = { pieces: string[] }

/** Reads the whole list during its transaction, as a slow reader must never hold a connection. */
export async function gather({ head, rows }: StreamedList): Promise<GatheredList> {
  const pieces = [`${JSON.stringify(head).slice(0, -1)},"items":[`]
  for await (const batch of rows) {
    const separator = pieces.length > 1 ? ',' : ''
    pieces.push(separator + JSON.stringify(batch).slice(1, -1))
  }
  pieces.push(']}')
  return { pieces }
}

/** Writes the pieces as fast as the client reads them. @throws when the client stalls or leaves */
async function writeOut(raw: ServerResponse, { pieces }: GatheredList): Promise<void> {
  let last = performance.now()
  const stalled = new AbortController()
  const watching = setInterval(() => {
    if (performance.now() - last > stallMs) stalled.abort()
  }, 1000)
  raw.on('drain', () => {
    last = performance.now()
  })
  try {
    await pipeline(Readable.from(pieces, { objectMode: true, highWaterMark: 1 }), raw, {
      signal: stalled.signal,
    })
  } catch (error) {
    // The status is sent already: only a cut connection shows that the list is incomplete.
    raw.destroy()
    throw error
  } finally {
    clearInterval(watching)
  }
}

/** Sends a list without Fastify, as pieces of JSON text. */
export async function sendList(reply: FastifyReply, list: GatheredList): Promise<FastifyReply> {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value as string)
  reply.raw.setHeader('content-type', 'application/json; charset=utf-8')
  await writeOut(reply.raw, list).catch(() => {
    /* the reader left or stalled: there is nobody to answer */
  })
  return reply
}
