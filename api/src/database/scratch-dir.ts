import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Creates a folder for a temporary database, accessible to the unprivileged user of PostgreSQL
 * under root.
 */
export function scratchDir(name: string, parent = os.tmpdir()): string {
  const dir = fs.mkdtempSync(path.join(parent, `guichet-${name}-`))
  fs.chmodSync(dir, 0o755)
  return dir
}
