import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a script in a new process that has loaded nothing else. @returns The JSON that it prints */
export async function runScript<Answer>(script: string): Promise<Answer> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { maxBuffer: 10_000_000 },
  )
  return JSON.parse(stdout) as Answer
}
