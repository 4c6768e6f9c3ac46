import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StartError } from '../platform/start-error.ts'

const program = fileURLToPath(import.meta.resolve('@guichet/demo/demo.command.ts'))
const run = promisify(execFile)

/**
 * Creates demo data in a process of its own, so that the server neither imports its code nor holds
 * its memory.
 *
 * @param options Arguments of `npm run demo`
 * @returns The summary that the command prints
 * @throws StartError with the error message of the command
 */
export async function createDemoData(
  settings: Record<'DATABASE_URL' | 'DATA_DIR' | 'SECRET_KEY', string>,
  options: readonly string[],
): Promise<string> {
  try {
    const env = { ...process.env, ...settings }
    return (await run(process.execPath, [program, ...options], { env })).stdout
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new StartError(`The demo data cannot be created: ${stderr || (error as Error).message}`)
  }
}
