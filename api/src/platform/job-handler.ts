import type { Mode, Opened } from './db.ts'

/**
 * Work of one lane never waits for work of another. `mail` and `files` wait for servers outside,
 * `money` for payment providers, `short` is database work of a moment, `long` goes on in chunks.
 */
export type LaneName = 'mail' | 'money' | 'short' | 'files' | 'long'

export type Progress = { done: number; total: number }
export type JobRun = {
  tenantId: string
  payload: Record<string, unknown>
  attempts: number
  inTenant: <T>(mode: Mode, work: (tx: Opened) => Promise<T>) => Promise<T>
  /**
   * For long work, first in the transaction of each chunk, and again once it is done: says how far
   * it is, keeps the lease, and holds the job's row, so that nothing is done by a worker whose
   * lease went to another one.
   *
   * @throws StopWork when somebody asked to stop, or when the lease is lost: the chunk rolls back
   */
  checkIn: (tx: Opened, progress: Progress) => Promise<void>
  /** Aborted when the process stops, the lease is lost, or the run has lasted too long. */
  signal: AbortSignal
  /** Registers what is called once the end of this run is recorded, or can be recorded no more. */
  afterwards: (work: () => void) => void
}

/** What a run leaves to be written in the very transaction that ends its job. */
export type Ending = { done: (tx: Opened) => Promise<unknown> }

export type JobHandler = {
  lane: LaneName
  /** Tries before it is given up as dead. */
  tries: number
  /** A run that lasts longer counts as failed. */
  maxSeconds?: number
  /**
   * `again`: a chunk is done, more are left; they wait their turn behind what is due already in the
   * lane.
   */
  run: (job: JobRun) => Promise<void | 'again' | Ending>
  /** In the transaction that puts a failed run off to its next try. */
  retrying?: (tx: Opened, job: JobRun, error: string) => Promise<unknown>
  /** In the transaction that gives it up. */
  gaveUp?: (tx: Opened, job: JobRun, error: string) => Promise<unknown>
  /** SQL that must hold for this process to take such jobs. */
  leaseOnlyIf?: string
  /** Closes what the handler keeps open, when the worker stops. */
  close?: () => Promise<unknown>
}

/** The end of a run that is no failure. */
export class StopWork extends Error {
  readonly why: 'canceled' | 'lost' | 'stopped'
  constructor(why: StopWork['why']) {
    super(why)
    this.why = why
  }
}
