import fs from 'node:fs/promises'
import { backupsAmong, takenAtOf } from './backup-names.rules.ts'

/** Begin of the newest backup of a folder; null without one, or without the folder. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = await fs.readdir(folder).catch(() => [])
  const [newest] = backupsAmong(names)
  return newest === undefined ? null : takenAtOf(newest)
}
