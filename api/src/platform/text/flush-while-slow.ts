import { Readable } from 'node:stream'
import { constants, DeflateRaw } from 'node:zlib'

/** Longest time that the compression holds bytes back while their reader waits. */
const flushMs = 10_000

/**
 * Sends what the compression of a zip holds back while its content comes slowly: a small amount may
 * be held for minutes, and a proxy ends a response that is silent for so long.
 */
export function flushWhileSlow(content: Readable): void {
  onCompression(content, (compression) => {
    const flushing = setInterval(() => compression.flush(constants.Z_SYNC_FLUSH), flushMs)
    flushing.unref()
    content.on('close', () => clearInterval(flushing))
  })
}

/** The zip library creates the compression itself, as a later stage of the stream’s pipes. */
function onCompression(stream: Readable, found: (compression: DeflateRaw) => void): void {
  const pipe = stream.pipe.bind(stream)
  stream.pipe = (to, options) => {
    if (to instanceof DeflateRaw) found(to)
    else if (to instanceof Readable) onCompression(to, found)
    return pipe(to, options)
  }
}
