/** Synchronizes the lock between tabs of a browser, which share a session. */
const openChannel = () => new BroadcastChannel('guichet-lock')

export function notifyOtherTabs(what: 'locked' | 'opened'): void {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
  channel.postMessage(what)
  channel.close()
}

/** @returns Stops listening */
export function listenToOtherTabs(hear: (what: 'locked' | 'opened') => void): () => void {
  const channel = openChannel()
  channel.addEventListener('message', ({ data }) => hear(data as 'locked' | 'opened'))
  return () => channel.close()
}
