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

/** The failed journeys by file and name, each with the beginning of its first message. */
export const failedJourneysOf = (report: PlaywrightReport): string[] =>
  specsThat('unexpected', report).map(({ title, file, tests }) => {
    const [message = ''] = tests.flatMap(({ results }) =>
      results.flatMap(({ error }) => error?.message ?? []),
    )
    return `  × ${file} › ${title}\n    ${message.slice(0, 400)}`
  })

/** The end of a run: what was retried, if anything, and alone on the last line the totals. */
export const summaryOf = ({ passed, failed, skipped, retried }: Count): string[] => [
  ...(retried.length ? [`${retried.length} retried: ${retried.join('; ')}`] : []),
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
]
