import { PassThrough, type Readable } from 'node:stream'
import { mostStreams } from '@guichet/contract/today/watch-day.ts'
import { apiError } from '../platform/api-error.ts'
import type { Changes } from '../platform/changes.ts'

/** A burst of writes is told at once and then this often. */
const settleMs = 500
/** Who does not read what little there is has gone. */
const mostUnread = 4096
type Watcher = {
  tenantId: string
  sessionId: string
  seconds: number
  /** Whether the session still lives and may see the day. */
  isStillAdmitted: () => Promise<boolean>
}

/** The open streams of this process, each of a board that somebody looks at. */
export class DayStreams {
  readonly #changes: Pick<Changes, 'watch'>
  readonly #heartbeatMs: number
  readonly #ends = new Map<() => void, string>()

  constructor(changes: Pick<Changes, 'watch'>, { heartbeatMs = 15_000 } = {}) {
    this.#changes = changes
    this.#heartbeatMs = heartbeatMs
  }

  /** @throws TooManyAtOnce for a session that has several open already */
  assertRoom(sessionId: string): void {
    const own = [...this.#ends.values()].filter((session) => session === sessionId)
    if (own.length >= mostStreams) throw apiError('TooManyAtOnce')
  }

  /** What is said until either side ends it. */
  open({ tenantId, sessionId, seconds, isStillAdmitted }: Watcher): Readable {
    const stream = new PassThrough()
    const end = () => stream.end()
    const write = (text: string) => {
      if (stream.readableLength + stream.writableLength > mostUnread) stream.destroy()
      else if (!stream.writableEnded) stream.write(text)
    }
    const teller = settled(() => write('event: changed\ndata:\n\n'), settleMs)
    const unwatch = this.#changes.watch(tenantId, teller.tell)
    const beating = setInterval(async () => {
      if (await isStillAdmitted()) write(':\n\n')
      else end()
    }, this.#heartbeatMs)
    const lasting = setTimeout(end, seconds * 1000)
    const settle = () => {
      this.#ends.delete(end)
      unwatch()
      teller.stop()
      clearInterval(beating)
      clearTimeout(lasting)
    }
    this.#ends.set(end, sessionId)
    stream.once('finish', settle)
    stream.once('close', settle)
    write('retry: 3000\nevent: open\ndata:\n\n')
    return stream
  }

  /** A process that stops waits for no stream: whoever watches asks another one. */
  close(): void {
    for (const end of this.#ends.keys()) end()
  }
}

/** The first of a burst at once, the rest of it as one when `ms` have passed. */
function settled(act: () => void, ms: number) {
  let timer: NodeJS.Timeout | undefined
  let isAgain = false
  const tell = () => {
    if (timer) {
      isAgain = true
      return
    }
    timer = setTimeout(() => {
      timer = undefined
      if (isAgain) {
        isAgain = false
        tell()
      }
    }, ms)
    act()
  }
  return { tell, stop: () => clearTimeout(timer) }
}
