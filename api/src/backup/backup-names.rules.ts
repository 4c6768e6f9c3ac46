/** The second extension is that of version 0.2.0. */
const pattern = /^guichet-\d{8}T\d{6}Z\.(?:tar\.zst\.age|backup)$/

/** Sorts by time, and is valid on every file system. */
export const backupName = (takenAt: Date): string =>
  `guichet-${takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.zst.age`

/** Backups of a folder, newest first; other files are ignored. */
export const backupsAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse()

/** Begin of a backup, from its name. */
export function takenAtOf(name: string): Date {
  const [, y, mo, d, h, mi, s] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name)!
  return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
}
