import type { Body } from '@guichet/contract/endpoint.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { aPicture } from '../factories/input/pictures.ts'
import type { Staff } from '../factories/staff.ts'
import { formOf } from '../multipart.ts'
import { reach, type ProcessAnswer } from '../race/processes.ts'
import { numbersFrom, seed } from '../seed.ts'
import { newKey } from '../test-server.ts'
import { type AcknowledgedSale, type SoakRecord, type WorkKind } from './record.ts'

/** A member of the staff of a business and the cart lines that they sell. */
export type Clerk = { staff: Staff; lines: Body<typeof sell>['tickets'] }
type Ask = (signal: AbortSignal) => Promise<ProcessAnswer>
type Work = { kind: WorkKind; ask: Ask; book?: (answer: ProcessAnswer) => void }

/** Maximum wait for a response before a retry, in milliseconds. */
const patienceMs = 20_000
/** Maximum number of concurrent pieces of work, waiting ones included. */
const mostUnderWay = 300
const tickMs = 10
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))
const centsOf = (dollars: unknown) => Math.round(Number(dollars) * 100)

/** Share of each kind of work in percent; the rest are sales without an email. */
const shares = [
  ['refund', 6],
  ['list', 6],
  ['search', 3],
  ['page', 20],
  ['sale with an email', 2],
] as const

export class Counters {
  readonly #base: string
  readonly #clerks: readonly Clerk[]
  readonly #record: SoakRecord
  readonly #random = numbersFrom(seed)
  readonly #refundable: { sale: AcknowledgedSale; clerk: Clerk }[] = []
  #underWay = 0
  #buyers = 0

  constructor(base: string, clerks: readonly Clerk[], record: SoakRecord) {
    this.#base = base
    this.#clerks = clerks
    this.#record = record
  }

  /**
   * Runs `clients` without pauses, each one piece of work after another. @returns how many per
   * second were done
   */
  async flatOut(clients: number, seconds: number): Promise<number> {
    const [until, before] = [performance.now() + seconds * 1000, this.#record.done.length]
    const began = performance.now()
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (performance.now() < until) await this.#untilAnswered(this.#next())
      }),
    )
    return ((this.#record.done.length - before) * 1000) / (performance.now() - began)
  }

  /** Starts work at a fixed rate, whether earlier work is done or not. */
  async steadily(perSecond: number, isOver: () => boolean): Promise<void> {
    const began = performance.now()
    let begun = 0
    while (!isOver()) {
      const due = ((performance.now() - began) / 1000) * perSecond
      for (; begun < due; begun++) {
        if (this.#underWay >= mostUnderWay) this.#record.turnedAway += 1
        else void this.#untilAnswered(this.#next())
      }
      await pause(tickMs)
    }
  }

  /** @returns Number of requests without a response */
  async finish(seconds: number): Promise<number> {
    const until = performance.now() + seconds * 1000
    while (this.#underWay > 0 && performance.now() < until) await pause(100)
    return this.#underWay
  }

  /** Uploads a picture, without a retry. */
  async sendPicture(): Promise<void> {
    const { payload, headers } = formOf([
      { name: 'container', content: Buffer.from('profiles') },
      {
        name: 'content',
        filename: 'photo.jpg',
        mediaType: 'image/jpeg',
        content: await aPicture({ width: 300, height: 300 }),
      },
    ])
    const { staff } = this.#oneOf(this.#clerks)
    await this.#attempt({
      kind: 'picture',
      ask: async (signal) => {
        const answer = await fetch(`${this.#base}/api/files/1.0/image`, {
          method: 'POST',
          headers: { ...headers, authorization: `Bearer ${staff.accessToken}` },
          body: new Uint8Array(payload),
          signal,
        })
        return { status: answer.status, body: (await answer.json()) as ProcessAnswer['body'] }
      },
      book: ({ body }) =>
        this.#record.pictures.push({ url: String(body['imageUrl']), sender: staff }),
    })
  }

  async #untilAnswered(work: Work): Promise<void> {
    this.#underWay += 1
    const beganMs = this.#record.sinceMs()
    while (!(await this.#attempt(work, beganMs))) await pause(750 + 750 * this.#random())
    this.#underWay -= 1
  }

  /** @returns Whether the answer is final */
  async #attempt({ kind, ask, book }: Work, beganMs = this.#record.sinceMs()): Promise<boolean> {
    const record = this.#record
    const answer = await ask(AbortSignal.timeout(patienceMs)).catch(() => null)
    record.attempts.push({ atMs: record.sinceMs(), kind, outcome: answer?.status ?? 'no response' })
    if (!answer || isForNow(answer)) return false
    if (answer.status === 200) {
      book?.(answer)
      record.done.push({ beganMs, ms: record.sinceMs() - beganMs, kind })
    } else record.refused.push(`${kind}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return true
  }

  #next(): Work {
    let lot = this.#random() * 100
    const what = shares.find(([, share]) => (lot -= share) < 0)?.[0]
    const clerk = this.#oneOf(this.#clerks)
    const sold = this.#refundable.length
    if (what === 'refund' && sold > 50) return this.#refund()
    if (what === 'page' && sold) return this.#page()
    if (what === 'list') return this.#read(clerk, 'list of orders', findOrders, {})
    if (what === 'search')
      return this.#read(clerk, 'search', findEverything, { term: `acheteuse${this.#buyers}` })
    return this.#sale(clerk, what === 'sale with an email')
  }

  #sale(clerk: Clerk, hasEmail: boolean): Work {
    const [key, buyer] = [newKey(), ++this.#buyers]
    const body: Body<typeof sell> = {
      tickets: [this.#oneOf(clerk.lines)],
      lastName: `Acheteuse${buyer}`,
      payment: { method: 'cash' },
      ...(hasEmail && { email: `client-${buyer}@example.test` }),
    }
    return {
      kind: 'sale',
      ask: (signal) => reach(this.#base, clerk.staff, sell, { body, key, signal }),
      book: ({ body: order }) => {
        const { finalCost } = order['invoice'] as { finalCost: number }
        const [id, { tenantId }] = [String(order['publicId']), clerk.staff]
        const sale = { key, id, cents: centsOf(finalCost), tenantId, hasEmail }
        this.#record.sales.push(sale)
        this.#refundable.push({ sale, clerk })
      },
    }
  }

  #refund(): Work {
    const at = Math.floor(this.#random() * this.#refundable.length)
    const { sale, clerk } = this.#refundable[at]!
    this.#refundable[at] = this.#refundable.at(-1)!
    this.#refundable.pop()
    const key = newKey()
    const body: Body<typeof refundOrder> = {
      orderPublicId: sale.id,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Pluie',
    }
    return {
      kind: 'refund',
      ask: (signal) => reach(this.#base, clerk.staff, refundOrder, { body, key, signal }),
      book: ({ body: refund }) => {
        const [id, cents] = [String(refund['publicId']), centsOf(refund['finalCost'])]
        this.#record.refunds.push({ ...sale, key, id, cents })
      },
    }
  }

  #page(): Work {
    const { sale, clerk } = this.#oneOf(this.#refundable)
    const params = { ref: sale.id }
    return {
      kind: 'order page',
      ask: (signal) => reach(this.#base, clerk.staff, getOrder, { params, signal }),
    }
  }

  #read(
    { staff }: Clerk,
    kind: WorkKind,
    endpoint: typeof findOrders | typeof findEverything,
    query: Record<string, string>,
  ): Work {
    const whole = endpoint === findOrders ? { collaboratorId: staff.tenantId, ...query } : query
    return {
      kind,
      ask: (signal) => reach(this.#base, staff, endpoint, { query: whole, signal } as never),
    }
  }

  #oneOf<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)]!
  }
}

/** An answer after which a client sends the request again, with the same key. */
const isForNow = ({ status, body }: ProcessAnswer): boolean =>
  status >= 500 || status === 429 || body['type'] === 'StillRunning'
