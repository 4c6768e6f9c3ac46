import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { scratchDir } from '../api/src/database/scratch-dir.ts'

const inMemory = '/dev/shm'
/** Free memory that a run requires: more than its databases use, so that the tests have some. */
const leastFreeBytes = 6 * 2 ** 30

/**
 * Selects the parent folder. A copy of the test database consists of a thousand small files: it
 * takes 25 ms in memory and 400 ms on disk.
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
 * Creates a folder for the databases of one test run, in memory when there is enough. Removes
 * folders of earlier runs whose process has ended.
 */
export function runFolder(name: string): string {
  const parent = parentFolder()
  for (const entry of fs.readdirSync(parent)) {
    const pid = /^guichet-run-(\d+)-/.exec(entry)?.[1]
    if (pid && !isAlive(Number(pid)))
      fs.rmSync(path.join(parent, entry), { recursive: true, force: true })
  }
  return scratchDir(`run-${process.pid}-${name}`, parent)
}
