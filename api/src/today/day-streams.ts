import { PassThrough, type Readable } from 'node:stream'
import { mostStreams } from '@guichet/contract/today/watch-day.ts'
import type { Changes } from '../platform/db/changes.ts'
import { apiError } from '../platform/http/api-error.ts'

/** A burst of writes is reported at once and then at this interval. */
const settleMs = 500
/** A client with more unread bytes than this has gone. */
const mostUnread = 4096
type Watcher = {
  tenantId: string
  sessionId: string
  seconds: number
  /** Whether the session is still valid and may read the day board. */
  isStillAdmitted: () => Promise<boolean>
}

/** Open streams of this process, one for each displayed day board. */
export class DayStreams {
  readonly #changes: Pick<Changes, 'watch'>
  readonly #heartbeatMs: number
  readonly #ends = new Map<() => void, string>()

  constructor(changes: Pick<Changes, 'watch'>, { heartbeatMs = 15_000 } = {}) {
    this.#changes = changes
    this.#heartbeatMs = heartbeatMs
  }

  /** @throws TooManyAtOnce when the session has several streams open already */
  assertRoom(sessionId: string): void {
    const own = [...this.#ends.values()].filter((session) => session === sessionId)
    if (own.length >= mostStreams) throw apiError('TooManyAtOnce')
  }

  /** Opens a stream of events until either side ends it. */
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

  /** A stopping process ends its streams; their clients reconnect to another one. */
  close(): void {
    for (const end of this.#ends.keys()) end()
  }
}

/** Calls `act` at once for the first event of a burst, and once for the rest after `ms`. */
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
