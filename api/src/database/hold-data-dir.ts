import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../platform/start-error.ts'
import { isAlive } from './is-alive.ts'

/**
 * Locks a data folder for one program: a second one gets a plain error. A file left by a dead
 * program is taken over.
 *
 * @returns A function that releases the lock
 */
export async function holdDataDir(dataDir: string): Promise<() => void> {
  fs.mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'guichet.pid')
  for (let tries = 0; ; tries++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const holder = Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0)
      if (tries > 2 || (holder && holder !== process.pid && isAlive(holder)))
        throw new StartError(
          `Guichet is already running on ${dataDir} (process ${holder}): stop it first, or set DATA_DIR and PORT.`,
        )
      fs.rmSync(file, { force: true })
    }
  }
  const release = () => fs.rmSync(file, { force: true })
  process.once('exit', release)
  return release
}
