import { createHash, createHmac } from 'node:crypto'
import type { ProviderEvent } from './record-event.ts'
import type { ScriptedFaults, WebhookFault } from './scripted-faults.ts'
import type { Store } from './store.ts'

export type DeliverySettings = {
  webhookSecret: string
  /** Waits before each further attempt; afterwards the event is only listed. */
  retryDelaysMs: readonly number[]
}
type DeliveryDeps = DeliverySettings & {
  store: Store
  faults: ScriptedFaults
  touch: () => void
}
export type EventDelivery = {
  send: (event: ProviderEvent) => void
  /** Sends what was held, in an order that the seed decides. @returns How many */
  release: (seed?: string | number) => number
  /** Sends an event once more, whatever became of it. @returns Whether there is such an event */
  sendAgain: (eventId: string) => boolean
  /** Where to, and what could not be sent for want of an address. */
  setWebhookUrl: (url: string) => void
  heldCount: () => number
  /** Resolves once nothing is under way or waits for an attempt; what is held does not count. */
  settled: () => Promise<void>
  stop: () => void
}

const answerWithinMs = 10_000
export const defaultRetryDelaysMs = [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]

export function deliverEvents(deps: DeliveryDeps, firstUrl: string | undefined): EventDelivery {
  const { store } = deps
  let url = firstUrl
  const held: ProviderEvent[] = []
  const posts = postings(deps, () => url)
  const releaseAll = (events: ProviderEvent[], seed: string | number) => {
    const shuffled = inSeededOrder(events.splice(0), seed)
    posts.startInTurn(shuffled)
    return shuffled.length
  }
  const pile: ProviderEvent[] = []
  const byFault: Record<WebhookFault['webhooks'], (event: ProviderEvent, f: WebhookFault) => void> =
    {
      duplicate: (event) => {
        posts.start(event)
        posts.start(event)
      },
      late: (event, { ms }) => posts.start(event, { afterMs: ms }),
      // The first of the pile starts the wait, so that the whole of it goes at once.
      shuffled: (event, { ms, seed }) => {
        if (pile.push(event) === 1) posts.later(ms, () => releaseAll(pile, seed))
      },
      'wrong-signature': (event) => posts.start(event, { isSignedWrongly: true }),
      drop: ({ id }) => store.undelivered.delete(id),
      hold: (event) => held.push(event),
    }
  const send = (event: ProviderEvent) => {
    store.undelivered.add(event.id)
    const fault = deps.faults.takeForEvent(event.type)
    if (fault) byFault[fault.webhooks](event, fault)
    else posts.start(event)
  }
  const resume = () => {
    for (const id of store.undelivered) posts.start(store.events.get(id)!.thing)
  }
  if (url) resume()
  return {
    send,
    release: (seed = 1) => releaseAll(held, seed),
    sendAgain: (eventId) => {
      const event = store.events.get(eventId)?.thing
      if (event) posts.start(event)
      return event !== undefined
    },
    setWebhookUrl: (next) => {
      const wasUnset = !url
      url = next
      if (wasUnset) resume()
    },
    heldCount: () => held.length,
    settled: posts.settled,
    stop: posts.stop,
  }
}

type Manner = { afterMs?: number; isSignedWrongly?: boolean; attempt?: number }

/** Attempts under way, and those to come. */
function postings(deps: DeliveryDeps, urlNow: () => string | undefined) {
  const timers = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()
  let active = 0
  let idle: (() => void)[] = []
  const end = () => {
    active -= 1
    if (active > 0) return
    for (const resolve of idle) resolve()
    idle = []
  }
  const later = (ms: number, work: () => unknown) => {
    active += 1
    const timer = setTimeout(() => {
      timers.delete(timer)
      void Promise.resolve(work()).finally(end)
    }, ms)
    timers.add(timer)
  }
  const start = (event: ProviderEvent, manner: Manner = {}) => {
    // Without an address it waits for one: see `setWebhookUrl`.
    if (!urlNow() || stopping.signal.aborted) return
    later(manner.afterMs ?? 0, () => attempt(event, manner))
  }
  const attempt = async (event: ProviderEvent, { isSignedWrongly, attempt: n = 0 }: Manner) => {
    const secret = isSignedWrongly ? `${deps.webhookSecret}-of-another` : deps.webhookSecret
    const isTaken = await post(urlNow()!, event, secret, stopping.signal)
    if (stopping.signal.aborted) return
    const retryAfterMs = deps.retryDelaysMs[n]
    if (!isTaken && retryAfterMs !== undefined) {
      start(event, { afterMs: retryAfterMs, attempt: n + 1 })
      return
    }
    if (isTaken) event.pending_webhooks = 0
    deps.store.undelivered.delete(event.id)
    deps.touch()
  }
  return {
    start,
    /** Each is sent when the one before was answered, so that they arrive in this order. */
    startInTurn: (events: readonly ProviderEvent[]) => {
      if (!urlNow()) return
      later(0, async () => {
        for (const event of events) await attempt(event, {})
      })
    },
    later,
    settled: () =>
      active === 0 ? Promise.resolve() : new Promise<void>((resolve) => idle.push(resolve)),
    stop: () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      for (const resolve of idle) resolve()
    },
  }
}

/** @returns Whether the receiver said that it has the event */
async function post(
  url: string,
  event: ProviderEvent,
  secret: string,
  stopping: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local provider)',
        'stripe-signature': signatureOf(body, secret),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerWithinMs)]),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** The receiver compares the time with its own clock, so it is the machine's, never an advanced one. */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** The same seed gives the same order, whatever the ids of the events are. */
function inSeededOrder<Item>(items: readonly Item[], seed: string | number): Item[] {
  const keyOf = (i: number) => createHash('sha256').update(`${seed}:${i}`).digest('hex')
  return items
    .map((item, i) => ({ item, key: keyOf(i) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item)
}
