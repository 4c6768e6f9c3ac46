/** Result of a suite. A test that passed on a retry counts as passed and is listed in `retried`. */
export type Count = { passed: number; failed: number; skipped: number; retried: string[] }

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
const assertionsOf = (report: VitestReport) =>
  report.testResults.flatMap(({ assertionResults }) => assertionResults)

/** Counts the tests of a Vitest report; a passed test with failure messages was retried. */
export const countVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  retried: assertionsOf(report)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName),
})

/** Lists the failed tests by name, each with the beginning of its first message. */
export const failuresOf = (report: VitestReport): string[] =>
  assertionsOf(report)
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `  × ${fullName}\n    ${(failureMessages[0] ?? '').slice(0, 400)}`,
    )

type PlaywrightSpec = {
  title: string
  file: string
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}
type PlaywrightSuite = {
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]
const specsThat = (status: string, { suites }: PlaywrightReport) =>
  suites.flatMap(specsIn).filter(({ tests }) => tests.some((test) => test.status === status))

export const countPlaywright = (report: PlaywrightReport): Count => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  skipped: report.stats.skipped,
  retried: specsThat('flaky', report).map(({ title }) => title),
})

/** Lists the failed journeys by file and title, each with the beginning of its first message. */
export const failedJourneysOf = (report: PlaywrightReport): string[] =>
  specsThat('unexpected', report).map(({ title, file, tests }) => {
    const [message = ''] = tests.flatMap(({ results }) =>
      results.flatMap(({ error }) => error?.message ?? []),
    )
    return `  × ${file} › ${title}\n    ${message.slice(0, 400)}`
  })

/**
 * Returns the last lines of a run: the retried tests, if any, then the totals on a line of their
 * own.
 */
export const summaryOf = ({ passed, failed, skipped, retried }: Count): string[] => [
  ...(retried.length ? [`${retried.length} retried: ${retried.join('; ')}`] : []),
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
]
