/** A statement that was answered. */
export type Statement = {
  text: string
  /** When the database could begin it: the previous statement of its connection was answered. */
  beganAt: number
  endedAt: number
  error: unknown
}
type Listener = (statement: Statement) => void

const listeners = new Set<Listener>()
/** @returns A function that ends it */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports the statements of one connection to listeners; without listeners it costs nothing. */
export class StatementWatch {
  #answeredAt = 0

  /** Calls `send`, with a wrapped callback when the caller has one. */
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
