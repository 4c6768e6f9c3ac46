import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import { imagesOf, type Pictures } from './email-content.ts'
import type { Headers, Page, EmailToRender } from './email-methods.ts'

/** Threads do not read the store, so the images are passed to them. */
type ToDraw = Omit<EmailToRender, 'images'>

/** Renders emails outside of the thread that answers requests. */
export type EmailDrawer = {
  message: (sketch: ToDraw, headers: Headers) => Promise<Buffer>
  page: (sketch: ToDraw) => Promise<Page>
  /** An attachment by its name; null when there is none. */
  file: (sketch: ToDraw, fileName: string) => Promise<Buffer | null>
  close: DrawingThreads['close']
}
type Options = {
  /** Reads the images of emails and their PDF files. */
  pictures: Pictures
  messageSeconds?: number
  pageSeconds?: number
}

/** A message of 1 200 tickets takes a quarter of a minute, so previews have a second thread. */
export const emailThreads = 2

export function openEmailDrawer(
  { draw, close }: DrawingThreads,
  { pictures, messageSeconds = 120, pageSeconds = 15 }: Options,
): EmailDrawer {
  const whole = async (sketch: ToDraw): Promise<EmailToRender> => ({
    ...sketch,
    images: await imagesOf(sketch.data, pictures),
  })
  return {
    message: async (sketch, headers) =>
      Buffer.from(
        await draw<Uint8Array>('drawMessage', [await whole(sketch), headers], messageSeconds),
      ),
    page: async (sketch) => draw<Page>('drawPage', [await whole(sketch)], pageSeconds),
    file: async (sketch, fileName) => {
      const asked = [await whole(sketch), fileName]
      const bytes = await draw<Uint8Array | null>('drawFile', asked, messageSeconds)
      return bytes && Buffer.from(bytes)
    },
    close,
  }
}
