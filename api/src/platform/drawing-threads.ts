import os from 'node:os'
import { fileURLToPath } from 'node:url'
import workerpool, { type Pool } from 'workerpool'
import { apiError } from './api-error.ts'

/** Draws or reads what takes long away from the thread that answers requests. */
export type DrawingThreads = {
  /**
   * `method` is a name in `serveDrawings`. The thread of a drawing that does not end in time is
   * ended; the next one gets a new thread. What waits for a thread, or for a new one to load what
   * it draws with, has time. @throws Unavailable when it is not drawn in time
   */
  draw: <T>(method: string, args: unknown[], seconds: number) => Promise<T>
  /** Ends the threads; a later drawing starts new ones. */
  close: () => Promise<void>
}

const endAfterMs = 200
const memoryMb = 1024
/** A machine that is busy takes that long: a thread that is ended meanwhile would load for ever. */
const usualLoadSeconds = 60
/** What a thread says as it begins to draw. */
type Begun = { isFirst: boolean }

/** `script` is the file that a thread runs, and names the drawings of all modules. */
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
        // A thread that does not even begin is ended as well.
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
 * Makes the thread that it is called in draw, after everything else: a counter does not wait for
 * letters, which leave a little later while many sell.
 */
export function serveDrawings(drawings: Record<string, Drawing>): void {
  // Only Linux has priorities of threads; elsewhere this would be that of the whole process.
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
