import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../api/src/env.ts'
import { root } from './run.ts'
import { readTracked as read, trackedFiles } from './tracked-files.ts'

const units = trackedFiles('deploy/systemd')
const services = units.filter((file) => file.endsWith('.service'))
/** Of the shell, of Node and of the database's own image. */
const foreign = new Set(['NODE_ENV', 'HOME', 'PATH', 'PASSWORD', 'ON_ERROR_STOP'])
const ofDatabase = /^POSTGRES_/

/** What a file sets: `NAME=value`, in a unit, in a file of settings or in a shell. */
const namesSet = (text: string) =>
  [...text.matchAll(/(?:^|[\s"'=])([A-Z][A-Z0-9_]{3,})=/g)].map(([, name]) => name!)
/** What a container is given. */
const namesGiven = (text: string) =>
  [...text.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!)
const unknownAmong = (names: readonly string[]) =>
  names.filter(
    (name) => !settingNames.includes(name) && !foreign.has(name) && !ofDatabase.test(name),
  )

test.each(['docs/operations.md', 'docs/backup.md', 'Dockerfile', ...trackedFiles('deploy')])(
  '%s names settings that there are',
  (file) => expect(unknownAmong(namesSet(read(file)))).toEqual([]),
)

test('the containers are given settings that there are, and a wrong name is found', () => {
  const given = namesGiven(read('compose.yaml'))
  expect(given).toContain('SECRET_KEY')
  expect(unknownAmong(given)).toEqual([])
  expect(unknownAmong(namesSet('Environment=DATA_FOLDER=/x\nTRUST_PROXI=on'))).toEqual([
    'DATA_FOLDER',
    'TRUST_PROXI',
  ])
})

test('the README lists every setting', () => {
  const readme = read('README.md')
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('what a unit starts is there, and both services are shut in alike', () => {
  const programs = services.flatMap((file) =>
    [...read(file).matchAll(/^ExecStart=\S+ (\S+)/gm)].map(([, program]) => program!),
  )
  expect(programs).toHaveLength(2)
  expect(programs.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
  const [server, backup] = services.map((file) =>
    read(file).match(/^(Protect|Private|Restrict|System|NoNew|Capability|Lock|UMask).*$/gm),
  )
  expect(server!.length).toBeGreaterThan(15)
  expect(new Set(server!.filter((line) => !line.startsWith('RestartPrevent')))).toEqual(
    new Set(backup),
  )
})
