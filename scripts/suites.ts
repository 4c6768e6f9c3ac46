/** Parts of a test run by the names that `--only` takes, in the order in which they run. */
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
