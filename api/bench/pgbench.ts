import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Whether Debian's pgbench (package postgresql-contrib or postgresql) is installed, for the SQL
 * side of comparisons.
 */
export const hasPgbench = (): boolean => {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Transactions per second of a script under the app's role, with `clients` connections for
 * `seconds`.
 */
export function pgbench(url: string, script: string, clients: number, seconds: number): number {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-bench-')), 'script.sql')
  fs.writeFileSync(file, script)
  const out = execFileSync(
    'pgbench',
    [
      '-n',
      '-f',
      file,
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-M',
      'simple',
      url,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, PGOPTIONS: '-c role=guichet_app -c TimeZone=UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const failed = /number of failed transactions: (\d+)/.exec(out)?.[1]
  if (failed && failed !== '0') throw new Error(`pgbench: ${failed} transactions failed`)
  return Number(/tps = ([\d.]+)/.exec(out)![1])
}
