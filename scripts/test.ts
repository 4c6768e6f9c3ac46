import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser-path.ts'
import { buildPortal } from './build-portal.ts'
import { checks } from './checks.ts'
import { run, tool, type Ran } from './run.ts'

type Count = { passed: number; failed: number; skipped: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
const isLong = process.argv.includes('--long')
const isCi = process.env.CI === 'true'
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-reports-'))
const total: Count = { passed: 0, failed: 0, skipped: 0 }

function add(name: string, count: Count, seconds: number, output = '') {
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  console.log(
    `${count.failed ? 'FAIL' : 'ok  '} ${name}: ${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''} (${seconds.toFixed(0)} s)`,
  )
  if (count.failed) console.log(output)
}
const addCheck = ({ name, code, output, seconds }: Ran) =>
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, seconds, output)

/** Vitest counts in a report; a run that died without one is a failure, never a silence. */
async function suite(project: string) {
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
    ],
    { env: { ...(isLong && { LONG: '1' }) } },
  )
  const counted = fs.existsSync(report)
    ? (JSON.parse(fs.readFileSync(report, 'utf8')) as VitestReport)
    : null
  const count = {
    passed: counted?.numPassedTests ?? 0,
    failed: counted?.numFailedTests ?? 0,
    skipped: counted?.numPendingTests ?? 0,
  }
  // A file that could not even be loaded fails no test of its own.
  if (ran.code !== 0 && count.failed === 0) count.failed = 1
  // The names first: a record of a run may be cut, and what failed must not be in the part that is lost.
  const named =
    counted?.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `  × ${fullName}\n    ${(failureMessages[0] ?? '').slice(0, 400)}`,
        ),
    ) ?? []
  add(project, count, ran.seconds, [...named, ran.output].join('\n'))
}

async function journeys() {
  const browser = findBrowser({ mayInstall: true })
  const specs = fs.globSync('**/*.spec.ts', {
    cwd: path.join(import.meta.dirname, '../e2e'),
    exclude: ['node_modules/**'],
  }).length
  if (!browser)
    return add(
      'journeys',
      isCi ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: specs },
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
    ],
    {
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(isLong && { LONG: '1' }),
      },
    },
  )
  const stats = fs.existsSync(report)
    ? (
        JSON.parse(fs.readFileSync(report, 'utf8')) as {
          stats: { expected: number; unexpected: number; flaky: number; skipped: number }
        }
      ).stats
    : null
  // On a noisy machine a journey gets a second try under CI; one that needed it is told.
  if (stats?.flaky) console.log(`     ${stats.flaky} journeys needed a second try`)
  const count = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
  if (ran.code !== 0 && count.failed === 0) count.failed = 1
  add('journeys', count, ran.seconds, ran.output)
}

// The checks and the fast suites side by side; what measures or fills the machine alone, one after the other.
for (const done of await Promise.all(checks())) addCheck(done)
await buildPortal().then(
  () => add('portal build', { passed: 1, failed: 0, skipped: 0 }, 0),
  (error: Error) => add('portal build', { passed: 0, failed: 1, skipped: 0 }, 0, error.message),
)
await Promise.all([suite('pure'), suite('api')])
await suite('race')
if (isLong) await suite('long')
await journeys()

fs.rmSync(reports, { recursive: true, force: true })
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed ? 1 : 0
