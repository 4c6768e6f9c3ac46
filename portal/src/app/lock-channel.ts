/** How tabs of one browser, which hold the same session, lock and open together. */
const openChannel = () => new BroadcastChannel('guichet-lock')

/** Tells the other tabs of this browser, which hold the same session. */
export function tellOtherTabs(what: 'locked' | 'opened'): void {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
  channel.postMessage(what)
  channel.close()
}

/** @returns What ends the listening */
export function hearOtherTabs(hear: (what: 'locked' | 'opened') => void): () => void {
  const channel = openChannel()
  channel.addEventListener('message', ({ data }) => hear(data as 'locked' | 'opened'))
  return () => channel.close()
}
