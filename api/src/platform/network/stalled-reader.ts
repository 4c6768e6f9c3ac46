import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

const stallMs = 30_000

/**
 * Cuts off a reader of a file that reads nothing for half a minute. Only a reader with buffered
 * bytes is slow: while the next rows are read, there is nothing to send, and the timeout of a
 * connection without traffic does not apply.
 */
export function cutOffStalledReader(raw: ServerResponse, patienceMs = stallMs): void {
  // A request of a test has no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0)
  let [left, since] = [0, performance.now()]
  const watching = setInterval(() => {
    const { writableLength } = raw
    if (writableLength === 0 || writableLength !== left) since = performance.now()
    left = writableLength
    if (performance.now() - since > patienceMs) raw.destroy()
  }, patienceMs / 30)
  watching.unref()
  raw.on('close', () => clearInterval(watching))
}
