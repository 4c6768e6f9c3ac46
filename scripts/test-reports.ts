/** What a suite came to. A test that passed only after another try counts as passed, and is named. */
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

/** Vitest keeps the failures of earlier tries with a test that passed in the end. */
export const countVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  retried: assertionsOf(report)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName),
})

/** The failed tests by name, each with the beginning of its message. */
export const failuresOf = (report: VitestReport): string[] =>
  assertionsOf(report)
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `  × ${fullName}\n    ${(failureMessages[0] ?? '').slice(0, 400)}`,
    )

type PlaywrightSuite = {
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
const flakyIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title),
  ...suites.flatMap(flakyIn),
]

export const countPlaywright = ({ stats, suites }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  retried: suites.flatMap(flakyIn),
})

/** The end of a run: what was retried, if anything, and alone on the last line the totals. */
export const summaryOf = ({ passed, failed, skipped, retried }: Count): string[] => [
  ...(retried.length ? [`${retried.length} retried: ${retried.join('; ')}`] : []),
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
]
