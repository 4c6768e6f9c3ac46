import os from 'node:os'
import { fileURLToPath } from 'node:url'
import workerpool, { type Pool } from 'workerpool'
import { apiError } from '../http/api-error.ts'

/** Renders or reads in threads, outside of the thread that answers requests. */
export type DrawingThreads = {
  /**
   * `method` is a name in `serveDrawings`. A thread that exceeds its time is terminated; the next
   * call gets a new one. Waiting for a thread, and loading its libraries, does not count.
   *
   * @throws Unavailable when it is not finished in time
   */
  draw: <T>(method: string, args: unknown[], seconds: number) => Promise<T>
  /** Terminates the threads; a later call starts new ones. */
  close: () => Promise<void>
}

const endAfterMs = 200
const memoryMb = 1024
/** Loading takes this long on a busy host; a thread terminated earlier would never load. */
const usualLoadSeconds = 60
/** Message of a thread when it begins. */
type Begun = { isFirst: boolean }

/** `script` is the file that a thread runs; it has the methods of all modules. */
export function openDrawingThreads(
  script: URL,
  threads: number,
  { loadSeconds = usualLoadSeconds }: { loadSeconds?: number } = {},
): DrawingThreads {
  let pool: Pool | null = null
  return {
    draw: async <T>(method: string, args: unknown[], seconds: number) => {
      pool ??= workerpool.pool(fileURLToPath(script), {
        workerType: 'thread',
        maxWorkers: threads,
        workerTerminateTimeout: endAfterMs,
        workerThreadOpts: { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } },
      })
      let timer: NodeJS.Timeout | undefined
      const drawing = pool.exec(method, args, {
        on: ({ isFirst }: Begun) => {
          const mostSeconds = seconds + (isFirst ? loadSeconds : 0)
          timer = setTimeout(() => drawing.cancel(), mostSeconds * 1000)
        },
      })
      try {
        // A thread that does not begin is terminated as well.
        return (await drawing.timeout((seconds + 2 * loadSeconds) * 1000)) as T
      } catch (error) {
        throw isOver(error) ? apiError('Unavailable', {}, error) : error
      } finally {
        clearTimeout(timer)
      }
    },
    close: async () => {
      const ending = pool
      pool = null
      await ending?.terminate(true)
    },
  }
}

const isOver = (error: unknown): boolean =>
  error instanceof Error && ['TimeoutError', 'CancellationError'].includes(error.name)

type Drawing = (...args: never[]) => Promise<unknown>
/**
 * Serves the methods in the calling thread, with a low priority: counters do not wait for emails,
 * which are sent a little later under load.
 */
export function serveDrawings(drawings: Record<string, Drawing>): void {
  // Only Linux has priorities of threads; elsewhere this would set that of the whole process.
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW)
  let isFirst = true
  const beginning =
    (draw: Drawing): Drawing =>
    async (...args) => {
      workerpool.workerEmit({ isFirst } satisfies Begun)
      const drawn = await draw(...args)
      isFirst = false
      return drawn
    }
  workerpool.worker(
    Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, beginning(draw)])),
  )
}
