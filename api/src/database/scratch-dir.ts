import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * A folder for a database that is thrown away, open to the unprivileged user that PostgreSQL runs
 * as under root.
 */
export function scratchDir(name: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `guichet-${name}-`))
  fs.chmodSync(dir, 0o755)
  return dir
}
