import { apiError } from '../platform/http/api-error.ts'
import { openPictureProcesses } from './picture-processes.ts'
import type { Picture, TargetFormat } from './rewrite-picture.ts'

export type PictureQueue = {
  rewrite: (tenantId: string, sent: Buffer, wanted: TargetFormat) => Promise<Picture>
  close: () => void
}
type Options = { deadlineMs?: number; script?: string }
type Waiting = { start: () => Promise<void> }

// A large image takes hundreds of megabytes while it is open.
const atOnce = 2
const waitingOfOne = 10
const waitingOfAll = 40

/**
 * Two images at a time, one per business: a business waits for its own images, and businesses take
 * turns. Uploads beyond the queue are rejected with a time to retry.
 */
export function openPictureQueue({ deadlineMs = 10_000, ...options }: Options = {}): PictureQueue {
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
        if (own.length >= waitingOfOne || total >= waitingOfAll) throw apiError('TooManyPictures')
        own.push({ start: () => processes.rewrite(sent, wanted).then(resolve, reject) })
        waiting.set(tenantId, own)
        startNext()
      }),
    close: processes.close,
  }
}
