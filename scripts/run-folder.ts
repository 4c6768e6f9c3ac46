import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const inMemory = '/dev/shm'
/** More than the databases of a run together, so that the machine keeps memory for the tests. */
const leastFreeBytes = 6 * 2 ** 30

/**
 * A copy of the test database takes 25 ms in memory and 400 ms on a disk, since it is a thousand
 * small files.
 */
function parentFolder(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(inMemory)
    if (bavail * bsize >= leastFreeBytes) return inMemory
  } catch {
    // Only Linux has this folder.
  }
  return os.tmpdir()
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * A new folder for the databases of one test run, in memory where there is room. Folders of earlier
 * runs whose process ended without removing them are removed.
 */
export function runFolder(name: string): string {
  const parent = parentFolder()
  for (const entry of fs.readdirSync(parent)) {
    const pid = /^guichet-run-(\d+)-/.exec(entry)?.[1]
    if (pid && !isAlive(Number(pid)))
      fs.rmSync(path.join(parent, entry), { recursive: true, force: true })
  }
  const folder = fs.mkdtempSync(path.join(parent, `guichet-run-${process.pid}-${name}-`))
  // PostgreSQL does not run as root, and must be able to enter.
  fs.chmodSync(folder, 0o755)
  return folder
}
