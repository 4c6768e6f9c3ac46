import { readEnv, SettingsError } from './env.ts'
import { startServer, type Server } from './start-server.ts'

/**
 * The end of a start that cannot succeed by being repeated: a wrong setting, a taken port, a data
 * folder in use.
 */
export const exitOfWrongStart = 78

/**
 * The life of the program: started by the environment, stopped by a signal or by the end of whoever
 * supervises it, and, as a last resort, ended after an error that nothing caught, so that a
 * supervisor starts it anew with a clean state.
 */
export async function runServer(options?: { quiet?: boolean }): Promise<Server | null> {
  let server: Server | null = null
  let ending: Promise<void> | null = null
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
  process.on('disconnect', () => void end(0))
  try {
    server = await startServer(readEnv(), options)
    return server
  } catch (error) {
    const { name, message, stack } = error as Error
    const isFinal = error instanceof SettingsError || name === 'StartError'
    process.stderr.write(`${isFinal || name === 'DatabaseAway' ? message : stack}\n`)
    process.exit(isFinal ? exitOfWrongStart : 1)
  }
}

// Of a database error PostgreSQL's fields are left out: they may quote values.
const report = (error: unknown) => {
  process.stderr.write(
    `${JSON.stringify({ level: 60, time: Date.now(), msg: 'uncaught error: stopping', err: error instanceof Error ? error.stack : String(error) })}\n`,
  )
}
