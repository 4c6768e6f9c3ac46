import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** Current work of the process with its business: a request or a job. */
export type Work = {
  /** The business is known once the session is read. */
  readonly tenantId: string | undefined
  readonly requestId?: string
  readonly route?: string | undefined
  readonly jobKind?: string
}
export type Current = { work: Work; span: Span | null }

const storage = new AsyncLocalStorage<Current | undefined>()

/** Undefined for maintenance of the process itself. */
export const currentWork = (): Current | undefined => storage.getStore()

/** Runs `run` with `current` as the current work of everything it starts. */
export const withCurrentWork = <T>(current: Current, run: () => T): T => storage.run(current, run)

/** Runs `run` without current work, so that it is not attributed to its trigger. */
export const withoutCurrentWork = <T>(run: () => T): T => storage.run(undefined, run)
