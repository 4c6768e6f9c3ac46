import cluster from 'node:cluster'
import type { App } from './app.ts'
import { readEnv, SettingsError, type Env } from './env.ts'
import { exitOfWrongStart } from './start-error.ts'

/** As a shell reports the end by this signal: no supervisor takes it for a stop. */
const endedByHangUp = 129
type Running = {
  /** Null where other processes answer. */
  app: App | null
  stop: () => Promise<void>
}

/**
 * The life of the program: started by the environment, stopped by a signal or by the end of whoever
 * supervises it, and, as a last resort, ended after an error that nothing caught, so that a
 * supervisor starts it anew with a clean state.
 */
export async function runServer(options?: { quiet?: boolean }): Promise<Running> {
  let server: Running | null = null
  let ending: Promise<void> | null = null
  let isLeader = false
  const end = (code: number) => {
    ending ??= Promise.resolve(server?.stop())
      .catch(report)
      .then(() => process.exit(code))
    return ending
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      report(error)
      void end(1)
    })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
  // Alone on its port it cannot be renewed without a break: whoever supervises it starts it anew. Of
  // several it is the leader who renews them, and a terminal that closes is not meant for them.
  process.on('SIGHUP', () => {
    if (!cluster.isWorker && !isLeader) void end(endedByHangUp)
  })
  process.on('disconnect', () => void end(0))
  try {
    const env = readEnv()
    isLeader = env.WORKERS > 1
    server = await start(env, end, options)
    return server
  } catch (error) {
    const { name, message, stack } = error as Error
    const isFinal = error instanceof SettingsError || name === 'StartError'
    process.stderr.write(`${isFinal || name === 'DatabaseAway' ? message : stack}\n`)
    process.exit(isFinal ? exitOfWrongStart : 1)
  }
}

/**
 * All in one process, or as many as are set: this one leads them, or is one of them. Each loads
 * what it does.
 */
async function start(
  env: Env,
  end: (code: number) => Promise<void>,
  options?: { quiet?: boolean },
): Promise<Running> {
  if (cluster.isWorker) return (await import('./worker-process.ts')).startWorker(env)
  if (env.WORKERS === 1) return (await import('./start-server.ts')).startServer(env, options)
  const { startWorkers } = await import('./start-workers.ts')
  return { app: null, ...(await startWorkers(env, (code) => void end(code))) }
}

// Of a database error PostgreSQL's fields are left out: they may quote values.
const report = (error: unknown) => {
  process.stderr.write(
    `${JSON.stringify({ level: 60, time: Date.now(), msg: 'uncaught error: stopping', err: error instanceof Error ? error.stack : String(error) })}\n`,
  )
}
