import { setTimeout as pause } from 'node:timers/promises'
import { fewerAtOnce, firstAtOnce, nextAtOnce } from './piece-size.rules.ts'
import { isWorthWaiting } from './problem.ts'

/**
 * Failures in a row after which a file is given up: half a minute without a database where a part
 * of it was taken, two seconds where the request can still be answered with an error.
 */
const mostFailures = 8
const mostAtFirst = 4
const pauseMs = 250

type Read<Id, Row> = (some: readonly Id[]) => Promise<readonly Row[]>

/**
 * The rows of a file, read a few at a time. `read` asks for its rows in a transaction of its own.
 * Where the database is slow, fewer rows are read at once; what fails is read again: by then the
 * reader has a part of the file, and could only be told by an end in its middle.
 */
async function* pieces<Id, Row>(ids: readonly Id[], read: Read<Id, Row>) {
  let [size, failures] = [firstAtOnce, 0]
  for (let from = 0; from < ids.length;) {
    const some = ids.slice(from, from + size)
    const began = performance.now()
    try {
      const rows = await read(some)
      size = nextAtOnce(some.length, performance.now() - began)
      from += some.length
      failures = 0
      yield rows
    } catch (error) {
      failures += 1
      const most = from === 0 ? mostAtFirst : mostFailures
      if (!isWorthWaiting(error) || failures === most) throw error
      size = fewerAtOnce(some.length)
      await pause(pauseMs * 2 ** (failures - 1))
    }
  }
}

/**
 * The same, begun: the first piece is read before this returns, so that what cannot be read at all
 * is an error of the request, and no file that ends at once.
 */
export async function inPieces<Id, Row>(
  ids: readonly Id[],
  read: Read<Id, Row>,
): Promise<AsyncGenerator<readonly Row[]>> {
  const rest = pieces(ids, read)
  const first = await rest.next()
  return (async function* () {
    try {
      if (!first.done) yield first.value
      yield* rest
    } finally {
      await rest.return(undefined)
    }
  })()
}
