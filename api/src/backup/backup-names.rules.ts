/** The second ending is that of version 0.2.0. */
const pattern = /^guichet-\d{8}T\d{6}Z\.(?:tar\.zst\.age|backup)$/

/** Sorts by time, and holds on every file system. */
export const backupName = (takenAt: Date): string =>
  `guichet-${takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.zst.age`

/** The backups of a folder, the newest first; other files in it are not ours. */
export const backupsAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse()

/** When a backup was begun, by its name. */
export function takenAtOf(name: string): Date {
  const [, y, mo, d, h, mi, s] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name)!
  return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
}
