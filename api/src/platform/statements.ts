/** A statement that was answered. */
export type Statement = {
  text: string
  /** When the database could begin with it: what was sent before on its connection was answered. */
  beganAt: number
  endedAt: number
  error: unknown
}
type Listener = (statement: Statement) => void

const listeners = new Set<Listener>()
/** @returns What ends it */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells who listens of the statements of one connection; costs nothing while nobody does. */
export class StatementWatch {
  #answeredAt = 0

  /** Calls `send`, with a callback instead of the given one where the caller has one. */
  watch(text: string, send: (done: unknown) => unknown, done: unknown): unknown {
    if (listeners.size === 0) return send(done)
    const sentAt = performance.now()
    const tell = (error: unknown) => this.#tell(text, sentAt, error)
    if (typeof done === 'function')
      return send((error: unknown, ...rest: unknown[]) => {
        tell(error)
        done(error, ...rest)
      })
    const asked = send(done)
    if (asked instanceof Promise) asked.then(() => tell(null), tell)
    return asked
  }

  #tell(text: string, sentAt: number, error: unknown): void {
    const endedAt = performance.now()
    const beganAt = Math.max(sentAt, this.#answeredAt)
    this.#answeredAt = endedAt
    for (const listener of listeners) listener({ text, beganAt, endedAt, error })
  }
}
