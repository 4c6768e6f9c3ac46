import fs from 'node:fs/promises'
import { backupsAmong, takenAtOf } from './backup-names.rules.ts'

/** When the newest backup of a folder was begun; null where it has none, or is not there. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = await fs.readdir(folder).catch(() => [])
  const [newest] = backupsAmong(names)
  return newest === undefined ? null : takenAtOf(newest)
}
