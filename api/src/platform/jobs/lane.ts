import type { RunningJob } from './run-job.ts'

type Options = {
  atOnce: number
  /** Leases at most `count` due jobs; `running` are the leases of those that run already. */
  lease: (count: number, running: string[]) => Promise<RunningJob[]>
}

/** Runs at most `atOnce` due jobs concurrently. */
export class Lane {
  readonly #atOnce: number
  readonly #lease: Options['lease']
  readonly #running = new Map<RunningJob, Promise<void>>()
  #leasing: Promise<unknown> = Promise.resolve()
  #isWaking = false
  #isWokenAgain = false
  #isStopped = false

  constructor({ atOnce, lease }: Options) {
    this.#atOnce = atOnce
    this.#lease = lease
  }

  wake(): void {
    this.#isWokenAgain = true
    if (this.#isStopped || this.#isWaking) return
    this.#isWaking = true
    void this.#fillAll().catch(() => {
      // The database is unavailable: the next poll tries again.
    })
  }

  /** Runs all due jobs, and waits until none is running. @returns The number of jobs */
  async drain(): Promise<number> {
    let ran = 0
    for (;;) {
      const taken = await this.#fill()
      ran += taken
      if (taken === 0 && this.#running.size === 0) return ran
      if (taken === 0 || this.#running.size >= this.#atOnce)
        await Promise.race(this.#running.values())
    }
  }

  /** Stops leasing and notifies running jobs. @returns when all of them have ended */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#leasing
    for (const job of this.#running.keys()) job.stop()
    await Promise.all(this.#running.values())
  }

  abandon(): void {
    for (const job of this.#running.keys()) job.abandon()
  }

  async #fillAll(): Promise<void> {
    try {
      while (this.#isWokenAgain && !this.#isStopped && this.#running.size < this.#atOnce) {
        this.#isWokenAgain = false
        if ((await this.#fill()) > 0) this.#isWokenAgain = true
      }
    } finally {
      this.#isWaking = false
    }
  }

  /** Leases sequentially, so that free places are counted once. */
  #fill(): Promise<number> {
    const filling = this.#leasing.then(async () => {
      const free = this.#atOnce - this.#running.size
      const running = [...this.#running.keys()].map((job) => job.lease)
      const jobs = free > 0 ? await this.#lease(free, running) : []
      for (const job of jobs) this.#start(job)
      return jobs.length
    })
    this.#leasing = filling.catch(() => {})
    return filling
  }

  #start(job: RunningJob): void {
    const ended = () => {
      this.#running.delete(job)
      this.wake()
    }
    this.#running.set(job, job.work().then(ended, ended))
  }
}
