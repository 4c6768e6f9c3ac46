import type { Mode, Transaction } from '../db/db.ts'

/**
 * Jobs of one lane never wait for jobs of another. `mail` and `files` wait for other servers,
 * `money` for payment providers, `short` is brief database work, `long` runs in chunks.
 */
export type LaneName = 'mail' | 'money' | 'short' | 'files' | 'long'

export type Progress = { done: number; total: number }
export type JobRun = {
  tenantId: string
  payload: Record<string, unknown>
  attempts: number
  inTenant: <T>(mode: Mode, work: (tx: Transaction) => Promise<T>) => Promise<T>
  /**
   * For long jobs: called first in the transaction of each chunk, and again at its end. It records
   * the progress, renews the lease, and locks the job's row, so that a worker that lost its lease
   * writes nothing.
   *
   * @throws StopWork when a stop was requested, or when the lease is lost: the chunk is rolled back
   */
  checkIn: (tx: Transaction, progress: Progress) => Promise<void>
  /** Aborted when the process stops, the lease is lost, or the run has taken too long. */
  signal: AbortSignal
  /** Registers a callback for when the end of this run is recorded or cannot be recorded. */
  afterwards: (work: () => void) => void
}

/** Work of a run to be done in the transaction that ends its job. */
export type Ending = { done: (tx: Transaction) => Promise<unknown> }

export type JobHandler = {
  lane: LaneName
  /** Attempts before it fails permanently. */
  tries: number
  /** A longer run counts as failed. */
  maxSeconds?: number
  /** `again`: a chunk is done and more are left; they wait behind the due jobs of the lane. */
  run: (job: JobRun) => Promise<void | 'again' | Ending>
  /** Called in the transaction that postpones a failed run to its next attempt. */
  retrying?: (tx: Transaction, job: JobRun, error: string) => Promise<unknown>
  /** Called in the transaction that records the permanent failure. */
  gaveUp?: (tx: Transaction, job: JobRun, error: string) => Promise<unknown>
  /** SQL condition for this process to lease such jobs. */
  leaseOnlyIf?: string
  /** Closes the resources of the handler when the worker stops. */
  close?: () => Promise<unknown>
}

/** Ends a run without a failure. */
export class StopWork extends Error {
  readonly why: 'canceled' | 'lost' | 'stopped'
  constructor(why: StopWork['why']) {
    super(why)
    this.why = why
  }
}
