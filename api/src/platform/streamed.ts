import type { ServerResponse } from 'node:http'
import Cursor from 'pg-cursor'
import type { Opened } from './db.ts'

/** A long list whose rows are written as they are read, so that 10 000 of them neither stall the loop nor fill the memory. */
export class Streamed {
  readonly head: Record<string, unknown>
  readonly rows: AsyncIterable<unknown[]>
  constructor(head: Record<string, unknown>, rows: AsyncIterable<unknown[]>) {
    this.head = head
    this.rows = rows
  }
}

/** The rows of a query in batches of 500, through a cursor of the open transaction. */
export async function* batches<Row>({ client }: Pick<Opened, 'client'>, text: string, values: unknown[]): AsyncGenerator<Row[]> {
  const cursor = client.query(new Cursor<Row & object>(text, values))
  try {
    for (let rows = await cursor.read(500); rows.length; rows = await cursor.read(500)) yield rows as Row[]
  } finally {
    await cursor.close()
  }
}

/** Writes `{…head, "items": […]}`, waiting whenever the client reads slower than the database. */
export async function writeStreamed(raw: ServerResponse, { head, rows }: Streamed): Promise<void> {
  const drained = () => new Promise<void>((resolve) => { raw.once('drain', resolve).once('close', resolve) })
  raw.write(`${JSON.stringify(head).slice(0, -1)},"items":[`)
  let first = true
  try {
    for await (const batch of rows) {
      if (raw.destroyed) return
      const text = batch.map((row) => JSON.stringify(row)).join(',')
      if (!raw.write((first ? '' : ',') + text)) await drained()
      first = false
    }
    raw.end(']}')
  } catch (error) {
    // The status has left already: a cut connection is the only way to say that the list is not whole.
    raw.destroy()
    throw error
  }
}
