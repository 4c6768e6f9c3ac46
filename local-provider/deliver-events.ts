import { createHash } from 'node:crypto'
import type { ScriptedFaults, WebhookFault } from './control/scripted-faults.ts'

/** How a provider sends its events. */
export type Notifying<Event> = {
  events: ReadonlyMap<string, { thing: Event }>
  /** Ids of events that are not acknowledged yet. */
  undelivered: Set<string>
  idOf: (event: Event) => string
  /** Request of an event, signed with the right key or a wrong one. */
  noticeOf: (event: Event, url: string, isSignedWrongly: boolean) => Notice
  markTaken?: (event: Event) => void
}
type Notice = { body: string; headers: Record<string, string> }
type DeliveryDeps = {
  faults: ScriptedFaults
  /** Delays before retries; afterwards the event is only listed. */
  retryDelaysMs: readonly number[]
  touch: () => void
}
export type EventDelivery<Event> = {
  send: (event: Event) => void
  /** Sends held events, in an order that depends on the seed. @returns How many */
  release: (seed?: string | number) => number
  /** Sends an event again, even if it was delivered. @returns Whether the event exists */
  sendAgain: (eventId: string) => boolean
  /** Sets the receiver's URL, and sends the events that were waiting for one. */
  setWebhookUrl: (url: string) => void
  heldCount: () => number
  /** Resolves once no attempt is running or planned; held events do not count. */
  settled: () => Promise<void>
  stop: () => void
}

const answerWithinMs = 10_000
export const defaultRetryDelaysMs = [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]

export function deliverEvents<Event extends { type: string }>(
  deps: DeliveryDeps,
  channel: Notifying<Event>,
  firstUrl: string | undefined,
): EventDelivery<Event> {
  const { events, undelivered, idOf } = channel
  let url = firstUrl
  const held: Event[] = []
  const posts = postings(deps, channel, () => url)
  const releaseAll = (events: Event[], seed: string | number) => {
    const shuffled = inSeededOrder(events.splice(0), seed)
    posts.startInTurn(shuffled)
    return shuffled.length
  }
  const pile: Event[] = []
  const byFault: Record<WebhookFault['webhooks'], (event: Event, f: WebhookFault) => void> = {
    duplicate: (event) => {
      posts.start(event)
      posts.start(event)
    },
    late: (event, { ms }) => posts.start(event, { afterMs: ms }),
    // The first event starts the wait, so that all are sent together.
    shuffled: (event, { ms, seed }) => {
      if (pile.push(event) === 1) posts.later(ms, () => releaseAll(pile, seed))
    },
    'wrong-signature': (event) => posts.start(event, { isSignedWrongly: true }),
    drop: (event) => undelivered.delete(idOf(event)),
    hold: (event) => held.push(event),
  }
  const send = (event: Event) => {
    undelivered.add(idOf(event))
    const fault = deps.faults.takeForEvent(event.type)
    if (fault) byFault[fault.webhooks](event, fault)
    else posts.start(event)
  }
  const resume = () => {
    for (const id of undelivered) posts.start(events.get(id)!.thing)
  }
  if (url) resume()
  return {
    send,
    release: (seed = 1) => releaseAll(held, seed),
    sendAgain: (eventId) => {
      const event = events.get(eventId)?.thing
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

/** Running and planned attempts. */
function postings<Event>(
  deps: DeliveryDeps,
  channel: Notifying<Event>,
  urlNow: () => string | undefined,
) {
  const timers = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()
  const underWay = countWork()
  const later = (ms: number, work: () => unknown) => {
    underWay.begin()
    const timer = setTimeout(() => {
      timers.delete(timer)
      void Promise.resolve(work()).finally(underWay.end)
    }, ms)
    timers.add(timer)
  }
  const start = (event: Event, manner: Manner = {}) => {
    // Without a URL, events wait: see `setWebhookUrl`.
    if (!urlNow() || stopping.signal.aborted) return
    later(manner.afterMs ?? 0, () => attempt(event, manner))
  }
  const attempt = async (event: Event, { isSignedWrongly = false, attempt: n = 0 }: Manner) => {
    const url = urlNow()!
    const notice = channel.noticeOf(event, url, isSignedWrongly)
    const isTaken = await post(url, notice, stopping.signal)
    if (stopping.signal.aborted) return
    const retryAfterMs = deps.retryDelaysMs[n]
    if (!isTaken && retryAfterMs !== undefined) {
      start(event, { afterMs: retryAfterMs, attempt: n + 1 })
      return
    }
    if (isTaken) channel.markTaken?.(event)
    channel.undelivered.delete(channel.idOf(event))
    deps.touch()
  }
  return {
    start,
    /** In sequence, so that they arrive in this order. */
    startInTurn: (events: readonly Event[]) => {
      if (!urlNow()) return
      later(0, async () => {
        for (const event of events) await attempt(event, {})
      })
    },
    later,
    settled: underWay.settled,
    stop: () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      underWay.giveUp()
    },
  }
}

/** Counts running work, and resolves when there is none. */
function countWork() {
  let active = 0
  let idle: (() => void)[] = []
  const giveUp = () => {
    for (const resolve of idle) resolve()
    idle = []
  }
  return {
    begin: () => {
      active += 1
    },
    end: () => {
      active -= 1
      if (active === 0) giveUp()
    },
    settled: () =>
      active === 0 ? Promise.resolve() : new Promise<void>((resolve) => idle.push(resolve)),
    giveUp,
  }
}

/** @returns Whether the receiver has acknowledged the event */
async function post(url: string, { body, headers }: Notice, stopping: AbortSignal) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
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

/** The same seed gives the same order, independently of the ids of events. */
function inSeededOrder<Item>(items: readonly Item[], seed: string | number): Item[] {
  const keyOf = (i: number) => createHash('sha256').update(`${seed}:${i}`).digest('hex')
  return items
    .map((item, i) => ({ item, key: keyOf(i) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item)
}
