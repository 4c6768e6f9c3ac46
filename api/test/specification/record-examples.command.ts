import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { examplesFolder, type Example } from '../../src/platform/openapi/examples.ts'
import type { RecordedExample } from '../record-examples.ts'
import { compactJson } from './compact-json.ts'
import { settler } from './settle-example.ts'

/**
 * Records an example of each call while tests send it. The request of the catalogue is the example
 * if it succeeds; the other tests send calls that need a provider, a second factor or a link.
 * Writes the files of contract/examples; a folder of recordings may be given instead, and calls
 * without a recording keep their example.
 */
const root = path.join(import.meta.dirname, '../../..')
const tests = [
  'api/test/specification/every-call.test.ts',
  'api/src/sign-in/ends.test.ts',
  'api/src/sign-in/create-task-manager-code.test.ts',
  'api/src/sign-in/hashing.test.ts',
  'api/src/sign-in/second-factor/second-factors.test.ts',
  'api/src/payments/receive-stripe-event.test.ts',
  'api/src/orders/payment/pay-by-square.test.ts',
  'api/src/orders/refunds/reactivation/reactivate-order.test.ts',
  'api/src/office/carts/pay-office-cart.test.ts',
  'api/src/rescheduling/client-link/client-link.test.ts',
  'api/src/calendars/read-calendar.test.ts',
  'api/src/samples/create-sample.test.ts',
]

const [given] = process.argv.slice(2)
const folder = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-examples-'))
if (!given)
  for (const file of tests)
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'api', file],
      { cwd: root, stdio: 'inherit', env: { ...process.env, RECORD_EXAMPLES: folder } },
    )

const isEmpty = (value: unknown) => !value || Object.keys(value as object).length === 0

const fits = (call: Endpoint, { request = {}, response }: Example, isFile: boolean): boolean =>
  (isFile || call.reply.safeParse(response).success) &&
  (['params', 'query', 'body'] as const).every(
    (part) => !(part in request) || call[part]?.safeParse(request[part]).success !== false,
  )

/** The example of a recording, or null if it does not fit the contract. */
function exampleFrom(recorded: RecordedExample, call: Endpoint, now: number): Example | null {
  const settle = settler(now)
  const request = Object.fromEntries(
    (['params', 'query', 'body'] as const)
      .filter((part) => call[part] && !(part === 'body' && call.accepts))
      .map((part) => [part, settle(recorded[part] ?? {}, false)] as const)
      .filter(([part, value]) => part === 'body' || !isEmpty(value)),
  )
  const { answer } = recorded
  const isFile = call.produces !== undefined || answer === null
  const example: Example = {
    ...(!isEmpty(request) && { request }),
    ...(!isFile && { response: settle(JSON.parse(answer), true) }),
  }
  return fits(call, example, isFile) ? example : null
}

const recordings = fs
  .readdirSync(folder)
  .sort((a, b) => Number(/\d+(?=\.)/.exec(a)?.[0]) - Number(/\d+(?=\.)/.exec(b)?.[0]))
  .flatMap((file) => {
    const now = Number(/\d+(?=\.)/.exec(file)?.[0])
    const lines = fs.readFileSync(path.join(folder, file), 'utf8').trim().split('\n')
    return lines.map((line) => ({ now, recorded: JSON.parse(line) as RecordedExample }))
  })

const home = fileURLToPath(examplesFolder)
fs.mkdirSync(home, { recursive: true })
/** The stored example of a call without a recording, if it still fits. */
function keptExample(name: string, call: Endpoint): Example | null {
  const file = path.join(home, `${call.service}.json`)
  if (!fs.existsSync(file)) return null
  const kept = (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Example>)[name]
  const isFile = call.produces !== undefined || kept?.response === undefined
  return kept && fits(call, kept, isFile) ? kept : null
}

const byService = new Map<string, Record<string, Example>>()
const missing: string[] = []
for (const [name, call] of Object.entries(endpoints) as [string, Endpoint][]) {
  const recorded = recordings
    .filter(({ recorded }) => recorded.name === name)
    .sort((a, b) => Number(b.recorded.isOfCatalogue) - Number(a.recorded.isOfCatalogue))
    .map(({ recorded, now }) => exampleFrom(recorded, call, now))
    .find((found) => found !== null)
  const example = recorded ?? keptExample(name, call)
  if (!example) missing.push(name)
  else byService.set(call.service, { ...byService.get(call.service), [name]: example })
}
for (const [service, examples] of byService)
  fs.writeFileSync(path.join(home, `${service}.json`), compactJson(examples))
console.log(missing.length ? `No example of: ${missing.join(', ')}` : 'An example of every call')
process.exitCode = missing.length ? 1 : 0
