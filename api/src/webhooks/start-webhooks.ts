import { deliverDue, type DeliverDeps } from './deliver-webhooks.ts'
import { feedWebhooks } from './feed-webhooks.ts'

const everyMs = 1000

/**
 * Tells webhooks each second until it is stopped; what is on its way then is recorded, or sent
 * again by another process once its lease is over.
 */
export function startWebhooks(deps: DeliverDeps & { publicUrl: string }): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const tell = async () => {
    await feedWebhooks(deps.workerPool, deps.publicUrl)
    await deliverDue(deps)
  }
  const timer = setInterval(() => {
    round ??= tell()
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
