import fs from 'node:fs'

/** Whether a process is running; a zombie process is not. */
export function isAlive(pid: number): boolean {
  if (process.platform !== 'linux') {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  }
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z'
  } catch {
    return false
  }
}
