import { expect, test } from 'vitest'
import { backupName, backupsAmong, takenAtOf } from './backup-names.rules.ts'

test('a name has the time, and the newest is first; other files are ignored', () => {
  const [older, newer] = ['2026-11-27T03:15:00.120Z', '2027-01-02T03:15:00.000Z'].map((at) =>
    backupName(new Date(at)),
  )
  expect(older).toBe('guichet-20261127T031500Z.tar.zst.age')
  const oldest = 'guichet-20261126T031500Z.backup'
  expect(backupsAmong([older!, 'notes.txt', oldest, newer!, `${newer}.part`])).toEqual([
    newer,
    older,
    oldest,
  ])
  expect(takenAtOf(oldest).toISOString()).toBe('2026-11-26T03:15:00.000Z')
  expect(takenAtOf(older!).toISOString()).toBe('2026-11-27T03:15:00.000Z')
})
