import { fileURLToPath } from 'node:url'
import workerpool, { type Pool } from 'workerpool'
import type { Headers, Page, Sketch } from './drawing-thread.ts'

/** Draws emails away from the thread that answers requests. */
export type EmailDrawer = {
  message: (sketch: Sketch, headers: Headers) => Promise<Buffer>
  page: (sketch: Sketch) => Promise<Page>
  /** A file that goes with the email, by its name; null when there is none. */
  file: (sketch: Sketch, fileName: string) => Promise<Buffer | null>
  /** Ends the threads; a later drawing starts new ones. */
  close: () => Promise<void>
}
type Options = { messageSeconds?: number; pageSeconds?: number }

// A message of 1 200 tickets takes a quarter of a minute: a preview has a thread beside it.
const threads = 2
const endAfterMs = 200
const memoryMb = 1024

/**
 * `script` is the file that a thread runs, and names the drawings of all modules. A drawing that
 * does not end in time rejects and its thread is ended; the next one gets a new thread.
 */
export function openEmailDrawer(
  script: URL,
  { messageSeconds = 120, pageSeconds = 15 }: Options = {},
): EmailDrawer {
  let pool: Pool | null = null
  const draw = async <T>(method: string, args: unknown[], seconds: number): Promise<T> => {
    pool ??= workerpool.pool(fileURLToPath(script), {
      workerType: 'thread',
      maxWorkers: threads,
      workerTerminateTimeout: endAfterMs,
      workerThreadOpts: { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } },
    })
    return (await pool.exec(method, args).timeout(seconds * 1000)) as T
  }
  return {
    message: async (sketch, headers) =>
      Buffer.from(await draw<Uint8Array>('drawMessage', [sketch, headers], messageSeconds)),
    page: (sketch) => draw<Page>('drawPage', [sketch], pageSeconds),
    file: async (sketch, fileName) => {
      const bytes = await draw<Uint8Array | null>('drawFile', [sketch, fileName], messageSeconds)
      return bytes && Buffer.from(bytes)
    },
    close: async () => {
      const ending = pool
      pool = null
      await ending?.terminate(true)
    },
  }
}
