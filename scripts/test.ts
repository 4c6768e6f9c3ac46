import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser-path.ts'
import { buildPages } from './build-pages.ts'
import { checks } from './checks.ts'
import { root, run, tool, type Ran } from './run.ts'
import { shortSuites, suites, type Suite } from './suites.ts'
import {
  countPlaywright,
  countVitest,
  failedJourneysOf,
  failuresOf,
  summaryOf,
  type Count,
  type PlaywrightReport,
  type VitestReport,
} from './test-reports.ts'

// The tests start hundreds of processes of the product: Node caches the compiled code, which halves
// the work of each start.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node')

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    /** Names of suites, separated by commas; defaults to all of them. */
    only: { type: 'string' },
    /** Shard of the files of these suites, such as `1/2`. */
    shard: { type: 'string' },
  },
})
const isLong = options.long
const isCi = process.env.CI === 'true'
const requestedSuites = new Set<string>(options.only?.split(',') ?? (isLong ? suites : shortSuites))
for (const name of requestedSuites)
  if (!suites.includes(name as Suite)) throw new Error(`no suite ${name}: ${suites.join(', ')}`)
const shard = options.shard ? [`--shard=${options.shard}`] : []

/** Maximum number of retried tests: a flaky test hides a fault, so a run accepts only a few. */
const mostRetried = 3
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-reports-'))
const nothing: Count = { passed: 0, failed: 0, skipped: 0, retried: [] }
const total: Count = { ...nothing, retried: [] }
const minutes: string[] = []

function add(name: string, count: Count, seconds: number, output = '') {
  minutes.push(`${name} ${(seconds / 60).toFixed(1)}`)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  total.retried.push(...count.retried)
  const [sums] = summaryOf({ ...count, retried: [] })
  console.log(`${count.failed ? 'FAIL' : 'ok  '} ${name}: ${sums} (${seconds.toFixed(0)} s)`)
  if (count.failed) console.log(output)
}
const addCheck = ({ name, code, output, seconds }: Ran) =>
  add(name, { ...nothing, ...(code === 0 ? { passed: 1 } : { failed: 1 }) }, seconds, output)

const readReport = <T>(file: string): T | null =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : null
/**
 * Counts a run as failed when it exits with an error without a failed test, such as an import
 * error.
 */
const withExitCode = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

/** Puts failures first, because the log of a run may be truncated at its end. */
const namedFirst = (failures: string[], { output }: Ran) => [...failures, output].join('\n')

/** Runs a Vitest project and counts its report; a run that ended without a report has failed. */
async function suite(project: Exclude<Suite, 'checks' | 'journeys'>) {
  if (!requestedSuites.has(project)) return
  const report = path.join(reports, `${project}.json`)
  const ran = await run(
    project,
    process.execPath,
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...shard,
    ],
    { env: { ...(isLong && { LONG: '1' }) } },
  )
  const counted = readReport<VitestReport>(report)
  const count = withExitCode(counted ? countVitest(counted) : nothing, ran.code)
  add(project, count, ran.seconds, namedFirst(counted ? failuresOf(counted) : [], ran))
}

async function journeys() {
  if (!requestedSuites.has('journeys')) return
  const browser = findBrowser({ mayInstall: true })
  const specs = fs.globSync('**/*.spec.ts', {
    cwd: path.join(import.meta.dirname, '../e2e'),
    exclude: ['node_modules/**'],
  }).length
  if (!browser)
    return add(
      'journeys',
      { ...nothing, ...(isCi ? { failed: 1 } : { skipped: specs }) },
      0,
      'No Chromium was found and none could be installed: set CHROMIUM_PATH.',
    )
  const report = path.join(reports, 'journeys.json')
  const ran = await run(
    'journeys',
    process.execPath,
    [
      tool('@playwright/test', 'cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      ...shard,
    ],
    {
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(isLong && { LONG: '1' }),
      },
    },
  )
  const counted = readReport<PlaywrightReport>(report)
  const count = withExitCode(counted ? countPlaywright(counted) : nothing, ran.code)
  add('journeys', count, ran.seconds, namedFirst(counted ? failedJourneysOf(counted) : [], ran))
}

// Suites run one after the other, because each uses all processors.
if (requestedSuites.has('checks')) for (const done of await checks()) addCheck(done)
const building = performance.now()
const built = () => (performance.now() - building) / 1000
await buildPages().then(
  () => add('portal build', { ...nothing, passed: 1 }, built()),
  (error: Error) => add('portal build', { ...nothing, failed: 1 }, built(), error.message),
)
await suite('pure')
await suite('screens')
await suite('api')
await suite('race')
await suite('faults')
await suite('machines')
await suite('long')
await journeys()

fs.rmSync(reports, { recursive: true, force: true })
console.log(`minutes: ${minutes.join(', ')}`)
if (total.retried.length > mostRetried) {
  console.log(`FAIL ${total.retried.length} tests were tried again; ${mostRetried} are the most`)
  total.failed += 1
}
for (const line of summaryOf(total)) console.log(line)
process.exitCode = total.failed ? 1 : 0
