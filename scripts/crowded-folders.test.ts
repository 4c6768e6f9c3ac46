import { expect, test } from 'vitest'
import { crowdedFolders } from './architecture.rules.ts'
import { trackedFiles } from './tracked-files.ts'

test('no folder has more than forty files of its own', () =>
  expect(crowdedFolders(trackedFiles('*.ts', '*.tsx', '*.css', '*.mjs'))).toEqual([]))

test('a folder of forty-one files is found', () => {
  const inFolder = (count: number) => Array.from({ length: count }, (_, i) => `api/src/x/${i}.ts`)
  expect(crowdedFolders(inFolder(40))).toEqual([])
  expect(crowdedFolders(inFolder(41))).toEqual(['api/src/x: 41 files, at most 40'])
})
