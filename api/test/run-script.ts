import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What a script prints, as JSON, in a process of its own that has loaded nothing else. */
export async function runScript<Answer>(script: string): Promise<Answer> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { maxBuffer: 10_000_000 },
  )
  return JSON.parse(stdout) as Answer
}
