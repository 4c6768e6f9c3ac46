import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** What the process is doing, and for which business: a request that it answers, or a job. */
export type Work = {
  /** A business is known once its session is. */
  readonly tenantId: string | undefined
  readonly requestId?: string
  readonly route?: string | undefined
  readonly jobKind?: string
}
export type Current = { work: Work; span: Span | null }

const storage = new AsyncLocalStorage<Current | undefined>()

/** Nothing where the process looks after itself. */
export const currentWork = (): Current | undefined => storage.getStore()

/** All that `run` begins is done for `current`. */
export const within = <T>(current: Current, run: () => T): T => storage.run(current, run)

/** What `run` begins is not for whoever happened to set it off. */
export const apart = <T>(run: () => T): T => storage.run(undefined, run)
