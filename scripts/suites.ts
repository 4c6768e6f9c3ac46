/** Suites of a test run, in the order of execution; `--only` takes these names. */
export const shortSuites = [
  'checks',
  'pure',
  'screens',
  'api',
  'race',
  'faults',
  'journeys',
] as const
export const suites = [...shortSuites, 'machines', 'long'] as const
export type Suite = (typeof suites)[number]
