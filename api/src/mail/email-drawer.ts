import type { DrawingThreads } from '../platform/drawing-threads.ts'
import type { Headers, Page, Sketch } from './email-methods.ts'

/** Draws emails away from the thread that answers requests. */
export type EmailDrawer = {
  message: (sketch: Sketch, headers: Headers) => Promise<Buffer>
  page: (sketch: Sketch) => Promise<Page>
  /** A file that goes with the email, by its name; null when there is none. */
  file: (sketch: Sketch, fileName: string) => Promise<Buffer | null>
  close: DrawingThreads['close']
}
type Options = { messageSeconds?: number; pageSeconds?: number }

/** A message of 1 200 tickets takes a quarter of a minute: a preview has a thread beside it. */
export const emailThreads = 2

export const openEmailDrawer = (
  { draw, close }: DrawingThreads,
  { messageSeconds = 120, pageSeconds = 15 }: Options = {},
): EmailDrawer => ({
  message: async (sketch, headers) =>
    Buffer.from(await draw<Uint8Array>('drawMessage', [sketch, headers], messageSeconds)),
  page: (sketch) => draw<Page>('drawPage', [sketch], pageSeconds),
  file: async (sketch, fileName) => {
    const bytes = await draw<Uint8Array | null>('drawFile', [sketch, fileName], messageSeconds)
    return bytes && Buffer.from(bytes)
  },
  close,
})
