import { deliverDue, type DeliverDeps } from './deliver-webhooks.ts'
import { feedWebhooks } from './feed-webhooks.ts'

type Options = DeliverDeps & { publicUrl: string; everyMs?: number }

/** Calls `work` repeatedly, never concurrently. @returns A function that stops it */
function again(everyMs: number, work: () => Promise<unknown>): () => Promise<unknown> {
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= work()
      .catch(() => {
        /* the database is unavailable: the next round continues */
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
 * Sends webhooks every second until it is stopped; deliveries in progress are recorded, or sent
 * again by another process once their lease has expired.
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
