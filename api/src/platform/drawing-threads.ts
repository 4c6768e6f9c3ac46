import { fileURLToPath } from 'node:url'
import workerpool, { type Pool } from 'workerpool'

/** Draws or reads what takes long away from the thread that answers requests. */
export type DrawingThreads = {
  /**
   * `method` is a name in `serveDrawings`. A drawing that does not end in time rejects and its
   * thread is ended; the next one gets a new thread. What waits for a thread has time.
   */
  draw: <T>(method: string, args: unknown[], seconds: number) => Promise<T>
  /** Ends the threads; a later drawing starts new ones. */
  close: () => Promise<void>
}

const endAfterMs = 200
const memoryMb = 1024

/** `script` is the file that a thread runs, and names the drawings of all modules. */
export function openDrawingThreads(script: URL, threads: number): DrawingThreads {
  let pool: Pool | null = null
  return {
    draw: async <T>(method: string, args: unknown[], seconds: number) => {
      pool ??= workerpool.pool(fileURLToPath(script), {
        workerType: 'thread',
        maxWorkers: threads,
        workerTerminateTimeout: endAfterMs,
        workerThreadOpts: { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } },
      })
      return (await pool.exec(method, args).timeout(seconds * 1000)) as T
    },
    close: async () => {
      const ending = pool
      pool = null
      await ending?.terminate(true)
    },
  }
}

type Drawing = (...args: never[]) => Promise<unknown>
/** Makes the thread that it is called in draw. */
export const serveDrawings = (drawings: Record<string, Drawing>): void =>
  void workerpool.worker(drawings)
