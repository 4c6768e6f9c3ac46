import net from 'node:net'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { sale } from '../faults/sales.ts'
import { reach } from '../race/processes.ts'
import { newKey, type Token } from '../test-server.ts'

export type Line = Record<string, unknown>
/** Acknowledged work: the order of each key. */
export type Ledger = { orders: Map<string, string>; lines: Map<string, Line> }
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

/** Forwards connections in turn to the processes that are listening; failed ones are closed. */
export async function openRoundRobin(portOf: (turn: number) => number) {
  let turn = 0
  const open = new Set<net.Socket>()
  const server = net.createServer((near) => {
    const far = net.connect(portOf(turn++), '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    base: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((done) => {
        server.close(() => done())
      })
    },
  }
}

/** Sells one line, repeated with one key until an answer is neither 503 nor a lost connection. */
export async function sellOnce(base: string, who: Token, line: Line, ledger: Ledger) {
  const key = newKey()
  ledger.lines.set(key, line)
  for (;;) {
    const answer = await reach(base, who, sell, { ...sale(line), key }).catch(() => null)
    if (answer && answer.status !== 503) return note(ledger, key, answer)
    await pause(100)
  }
}

function note(ledger: Ledger, key: string, { status, body }: Awaited<ReturnType<typeof reach>>) {
  if (status === 200) ledger.orders.set(key, String(body['publicId']))
  else throw new Error(`a sale was answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
}

/** Runs `count` people who sell until `isOver`, whatever happens. */
export async function sellers(
  count: number,
  isOver: () => boolean,
  sellOne: (person: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, person) => {
      while (!isOver()) await sellOne(person)
    }),
  )
}
