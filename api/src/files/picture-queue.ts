import { apiError } from '../platform/http/api-error.ts'
import { openPictureProcesses } from './picture-processes.ts'
import type { Picture, TargetFormat, Variant } from './rewrite-picture.ts'

export type PictureQueue = {
  rewrite: (tenantId: string, sent: Buffer, wanted: TargetFormat | Variant) => Promise<Picture>
  close: () => void
}
type Options = {
  deadlineMs?: number
  script?: string
  /** Most waiting pictures of one business, and of all. */
  most?: { ofOne: number; ofAll: number }
}
type Waiting = { start: () => Promise<void> }

// A large image takes hundreds of megabytes while it is open.
const atOnce = 2
const mostUploads = { ofOne: 10, ofAll: 40 }
/** A page asks for all of its pictures at once. */
const mostVariants = { ofOne: 30, ofAll: 120 }

/**
 * Two images at a time, one per business: a business waits for its own images, and businesses take
 * turns. Uploads beyond the queue are rejected with a time to retry.
 */
export function openPictureQueue({
  deadlineMs = 10_000,
  most = mostUploads,
  ...options
}: Options = {}): PictureQueue {
  const processes = openPictureProcesses({ deadlineMs, ...options })
  // Waiting images by business; the business that was served last is at the end.
  const waiting = new Map<string, Waiting[]>()
  const running = new Set<string>()

  const startNext = () => {
    for (const [tenantId, own] of waiting) {
      if (running.size >= atOnce) return
      if (running.has(tenantId)) continue
      const next = own.shift()!
      waiting.delete(tenantId)
      if (own.length) waiting.set(tenantId, own)
      running.add(tenantId)
      void next.start().finally(() => {
        running.delete(tenantId)
        startNext()
      })
    }
  }

  return {
    rewrite: (tenantId, sent, wanted) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(tenantId) ?? []
        const total = [...waiting.values()].reduce((sum, { length }) => sum + length, 0)
        if (own.length >= most.ofOne || total >= most.ofAll) throw apiError('TooManyPictures')
        own.push({ start: () => processes.rewrite(sent, wanted).then(resolve, reject) })
        waiting.set(tenantId, own)
        startNext()
      }),
    close: processes.close,
  }
}

export type PictureQueues = { uploads: PictureQueue; variants: PictureQueue; close: () => void }
/** Visitors have a queue apart from that of the staff, whose uploads they do not delay. */
export function openPictureQueues(options?: Options): PictureQueues {
  const uploads = openPictureQueue(options)
  const variants = openPictureQueue({ ...options, most: mostVariants })
  const close = () => {
    uploads.close()
    variants.close()
  }
  return { uploads, variants, close }
}
