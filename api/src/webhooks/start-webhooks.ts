import { deliverDue, type DeliverDeps } from './deliver-webhooks.ts'
import { feedWebhooks } from './feed-webhooks.ts'

type Options = DeliverDeps & { publicUrl: string; everyMs?: number }

/** Does something again and again, never twice at the same time. @returns what stops it */
function again(everyMs: number, work: () => Promise<unknown>): () => Promise<unknown> {
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= work()
      .catch(() => {
        /* the database is away: the next round goes on */
      })
      .finally(() => {
        round = null
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await round
  }
}

/**
 * Tells webhooks each second until it is stopped; what is on its way then is recorded, or sent
 * again by another process once its lease is over.
 */
export function startWebhooks({
  publicUrl,
  everyMs = 1000,
  ...deps
}: Options): () => Promise<void> {
  const stops = [
    again(everyMs, () => feedWebhooks(deps.workerPool, publicUrl)),
    again(everyMs, () => deliverDue(deps)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
