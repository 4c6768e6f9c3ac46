import { note, ok, wrong, type Finding } from './findings.rules.ts'

export type BackupFacts = {
  /** Folder of the backups, if known. */
  folder: string | undefined
  newest: Date | null
  now: Date
}
/** A backup every night, with two hours of tolerance. */
const mostHours = 26

export function judgeBackup({ folder, newest, now }: BackupFacts): Finding {
  if (!folder)
    return note('backup', 'none is known', 'Set BACKUP_DIR and BACKUP_KEY: npm run backup.')
  if (!newest) return wrong('backup', `${folder} has none`, 'npm run backup makes one.')
  const hours = (now.getTime() - newest.getTime()) / 3_600_000
  const says = `the newest is ${hours.toFixed(1)} hours old`
  return hours <= mostHours
    ? ok('backup', says)
    : wrong('backup', says, 'Look at what makes them, and make one now: npm run backup.')
}
