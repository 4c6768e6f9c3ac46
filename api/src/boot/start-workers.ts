import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { Env } from '../env.ts'
import type { MailRoute } from '../mail/mail.module.ts'
import { wrongStartExitCode, StartError } from '../platform/start-error.ts'
import { withLocalProvider } from './local-provider.ts'
import { openData, publicUrlOf } from './open-data.ts'
import { serveMetrics } from './serve-metrics.ts'
import type { WorkerInstructions, WorkerMessage } from './worker-process.ts'

/** A process that dies sooner than this would die again, so the next one waits for this time. */
const leastLifeMs = 5000
/** Delay before retrying a process that could not start. */
const startAgainMs = 500
/** Number of consecutive failed starts after which the leader ends. */
const mostFailures = 5
const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

/**
 * Starts `WORKERS` processes on one port: this one opens the data, starts them, replaces those that
 * die, and renews all on SIGHUP, one after the other, while the others answer.
 *
 * @param giveUp Ends this process, when the workers cannot be kept alive
 */
export async function startWorkers(
  env: Env,
  giveUp: (code: number) => void,
): Promise<{ stop: () => Promise<void> }> {
  const data = await openData(env)
  const publicUrl = publicUrlOf(env)
  const provider = await withLocalProvider(env, publicUrl)
  const workers = new Workers(
    { databaseUrl: data.url, settings: changedBy(env, provider.env) },
    giveUp,
  )
  let stopMetrics = () => {}
  const undo = async () => {
    stopMetrics()
    await workers.stop()
    provider.stop()
    await data.stop()
  }
  const renew = () => void workers.renew()
  process.on('SIGHUP', renew)
  try {
    const mailRoute = await workers.start(env.WORKERS)
    const all = new AggregatorRegistry()
    stopMetrics = await serveMetrics(env, () => all.clusterMetrics())
    const { printStartupBanner } = await import('./startup-banner.ts')
    printStartupBanner({ env, publicUrl, mailRoute, office: null })
  } catch (error) {
    await undo()
    throw error
  }
  return {
    stop: async () => {
      process.off('SIGHUP', renew)
      await undo()
    },
  }
}

/** Settings that have changed. */
const changedBy = (before: Env, after: Env): Partial<Env> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Env]),
  )

class Workers {
  readonly #orders: Omit<WorkerInstructions, 'isFirst'>
  readonly #giveUp: (code: number) => void
  readonly #running = new Set<Worker>()
  #isStopping = false
  #renewing: Promise<void> = Promise.resolve()

  constructor(orders: Omit<WorkerInstructions, 'isFirst'>, giveUp: (code: number) => void) {
    this.#orders = orders
    this.#giveUp = giveUp
  }

  /** @returns Their mail route. @throws Error when one of them cannot serve. */
  async start(count: number): Promise<MailRoute> {
    const [mailRoute] = await Promise.all(
      Array.from({ length: count }, (_, i) => this.#addAtLast(i === 0)),
    )
    return mailRoute!
  }

  /**
   * Adds a worker, and again when it dies before it answers: the database may have become
   * unavailable just then, and restarting the leader would take longer.
   */
  async #addAtLast(isFirst = false): Promise<MailRoute> {
    for (let failures = 1; ; failures++) {
      const added = await this.#add(isFirst).catch((error: Error) => error)
      if (!(added instanceof Error)) return added
      if (added instanceof StartError || failures === mostFailures) throw added
      await pause(startAgainMs)
    }
  }

  /** Replaces each worker by a new one, which answers before the old one stops. */
  renew(): Promise<void> {
    this.#renewing = this.#renewing.then(async () => {
      const before = [...this.#running]
      for (const old of before) if (!this.#isStopping && (await this.#isAdded())) await end(old)
    })
    return this.#renewing
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all([...this.#running].map(end))
  }

  /** Adds a worker that answers. @throws StartError when a retry is useless, Error otherwise */
  #add(isFirst = false): Promise<MailRoute> {
    const worker = cluster.fork()
    const began = performance.now()
    this.#running.add(worker)
    return new Promise((serves, fails) => {
      let isServing = false
      worker.on('message', (word: WorkerMessage) => {
        // Metrics for Prometheus use the same channel.
        if (word.answers === false) worker.send({ ...this.#orders, isFirst })
        if (word.answers !== true) return
        isServing = true
        serves(word.mailRoute)
      })
      // Messages to a dead worker fail; its end is handled below.
      worker.on('error', () => {})
      worker.once('exit', (code) => {
        this.#running.delete(worker)
        const says = `A process ended with ${code} before it answered.`
        fails(code === wrongStartExitCode ? new StartError(says) : new Error(says))
        const isMissed = isServing && !worker.exitedAfterDisconnect && !this.#isStopping
        if (isMissed) void this.#replace(performance.now() - began)
      })
    })
  }

  /** Whether a worker was added; one that fails has printed the reason. */
  #isAdded = (): Promise<boolean> =>
    this.#add().then(
      () => true,
      () => false,
    )

  async #replace(livedMs: number): Promise<void> {
    if (livedMs < leastLifeMs) await pause(leastLifeMs)
    for (let failures = 0; failures < mostFailures; failures++) {
      if (this.#isStopping || (await this.#isAdded())) return
      await pause(leastLifeMs)
    }
    if (!this.#isStopping) this.#giveUp(1)
  }
}

/** Stops a worker after its running requests, without a replacement. */
const end = (worker: Worker): Promise<void> =>
  new Promise((ended) => {
    if (worker.isDead()) return ended()
    worker.exitedAfterDisconnect = true
    worker.once('exit', () => ended())
    worker.process.kill('SIGTERM')
  })
