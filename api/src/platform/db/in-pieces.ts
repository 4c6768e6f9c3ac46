import { setTimeout as pause } from 'node:timers/promises'
import { isWorthWaiting } from '../http/problem.ts'
import { fewerAtOnce, firstAtOnce, nextAtOnce } from './piece-size.rules.ts'

/**
 * Consecutive failures after which a file is aborted: half a minute without a database once a part
 * was sent, two seconds while the request can still be answered with an error.
 */
const mostFailures = 8
const mostAtFirst = 4
const pauseMs = 250

type Read<Id, Row> = (some: readonly Id[]) => Promise<readonly Row[]>

/**
 * Reads the rows of a file in batches; `read` opens a transaction for each. With a slow database
 * the batches are smaller, and a failed batch is read again: the reader has a part of the file
 * already, and could only be notified by cutting it off.
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
 * Reads the first batch before it returns, and the others as they are consumed, so that unreadable
 * data is an error of the request instead of a truncated file.
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
