import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shortSuites } from './suites.ts'

test('the jobs of the workflow run each suite of npm test once, in all of its shards', () => {
  const workflow = fs.readFileSync(
    path.join(import.meta.dirname, '../.github/workflows/ci.yml'),
    'utf8',
  )
  const parts = new Map<string, number>()
  for (const [, names, , shards] of workflow.matchAll(/--only=([\w,]+)(?: --shard=(\d)\/(\d))?/g))
    for (const name of names!.split(','))
      parts.set(name, (parts.get(name) ?? 0) + 1 / Number(shards ?? 1))
  expect(Object.fromEntries(parts)).toEqual(
    Object.fromEntries(shortSuites.map((name) => [name, 1])),
  )
})
