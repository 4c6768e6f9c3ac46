import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnv, SettingsError, type Env } from '../env.ts'
import { wrongStartExitCode } from '../platform/start-error.ts'
import type { App } from './app.ts'

/**
 * Exit code in the form of a shell for this signal, so that no supervisor takes it for a normal
 * stop.
 */
const endedByHangUp = 129
/**
 * Node may wait for ever at its exit for code that V8 still compiles in other threads
 * (nodejs/node#54918), as after a start. A pause lets the compilations end.
 */
async function exitWhenCompiled(code: number): Promise<never> {
  await pause(100)
  process.exit(code)
}
type Running = {
  /** Null when other processes answer requests. */
  app: App | null
  stop: () => Promise<void>
}

/**
 * Runs the program: it starts by the environment, stops by a signal or at the end of its
 * supervisor, and ends after an uncaught error as a last resort, so that a supervisor restarts it
 * with a clean state.
 */
export async function runServer(options?: { quiet?: boolean }): Promise<Running> {
  let server: Running | null = null
  let ending: Promise<void> | null = null
  let isLeader = false
  const end = (code: number) => {
    ending ??= Promise.resolve(server?.stop())
      .catch(report)
      .then(() => exitWhenCompiled(code))
    return ending
  }
  // An error of a closed log would be reported to that log, again and again.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => {})
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      report(error)
      void end(1)
    })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
  // A single process cannot be renewed without an interruption, so its supervisor restarts it. With
  // several processes the leader renews them, and ignores the hang-up of a terminal.
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
    return exitWhenCompiled(isFinal ? wrongStartExitCode : 1)
  }
}

/**
 * Starts a single process, or a leader or one of its workers. Each loads only the code that it
 * needs.
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

// Fields of PostgreSQL errors are left out, as they may quote values.
const report = (error: unknown) => {
  process.stderr.write(
    `${JSON.stringify({ level: 60, time: Date.now(), msg: 'uncaught error: stopping', err: error instanceof Error ? error.stack : String(error) })}\n`,
  )
}
