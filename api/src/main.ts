import { startServer } from './start-server.ts'
import { readEnv, SettingsError } from './env.ts'

try {
  const server = await startServer(readEnv())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop().then(() => process.exit(0)))
} catch (error) {
  const isExpected = error instanceof SettingsError || (error as Error).name === 'StartError'
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(1)
}
