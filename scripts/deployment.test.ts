import fs from 'node:fs'
import path from 'node:path'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { settingNames } from '../api/src/env.ts'
import { root } from './run.ts'
import { readTracked as read, trackedFiles } from './tracked-files.ts'

const units = trackedFiles('deploy/systemd')
const services = units.filter((file) => file.endsWith('.service'))
/** Variables that belong to the shell, to Node or to the database image. */
const foreign = new Set([
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'HOME',
  'PATH',
  'PASSWORD',
  'ON_ERROR_STOP',
])
const ofDatabase = /^POSTGRES_/

/** Returns the names set in a systemd unit, an environment file or a shell script: `NAME=value`. */
const namesSet = (text: string) =>
  [...text.matchAll(/(?:^|[\s"'=])([A-Z][A-Z0-9_]{3,})=/g)].map(([, name]) => name!)
/** Returns the environment variables of the containers in a compose file. */
const variablesIn = (text: string) =>
  [...text.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!)
const unknownAmong = (names: readonly string[]) =>
  names.filter(
    (name) => !settingNames.includes(name) && !foreign.has(name) && !ofDatabase.test(name),
  )

test.each(['docs/operations.md', 'docs/backup.md', 'Dockerfile', ...trackedFiles('deploy')])(
  '%s names existing settings only',
  (file) => expect(unknownAmong(namesSet(read(file)))).toEqual([]),
)

test('the containers set existing settings only, and an unknown name is found', () => {
  const given = variablesIn(read('compose.yaml'))
  expect(given).toContain('SECRET_KEY')
  expect(unknownAmong(given)).toEqual([])
  expect(unknownAmong(namesSet('Environment=DATA_FOLDER=/x\nTRUST_PROXI=on'))).toEqual([
    'DATA_FOLDER',
    'TRUST_PROXI',
  ])
})

test('the programs of the units exist, and both services have the same sandbox', () => {
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

/** Returns the metric names in a text: alert rules, a Grafana dashboard, or server sources. */
const figuresIn = (text: string) =>
  new Set(
    [...text.matchAll(/\bguichet_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    ),
  )

test('alerts and the Grafana dashboard use existing metrics only', () => {
  const kept = figuresIn(
    ['http/request-metrics', 'jobs/work-metrics']
      .map((file) => read(`api/src/platform/${file}.ts`))
      .join(''),
  )
  expect(kept.size).toBeGreaterThan(7)
  for (const file of ['deploy/prometheus/alerts.yml', 'deploy/grafana/guichet.json']) {
    const asked = figuresIn(read(file))
    expect(asked.size, file).toBeGreaterThan(4)
    expect(
      [...asked].filter((name) => !kept.has(name)),
      file,
    ).toEqual([])
  }
  expect(read('deploy/grafana/guichet.json')).toContain(`route=\\"${pathOf(sell)}\\"`)
})

test('docs/operations.md has an entry for each alert', () => {
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name!,
  )
  expect(alerts.length).toBeGreaterThan(8)
  const operations = read('docs/operations.md')
  expect(alerts.filter((name) => !operations.includes(`| \`${name}\``))).toEqual([])
})
