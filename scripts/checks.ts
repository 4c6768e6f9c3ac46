import { run, tool, type Ran } from './run.ts'

/** What needs no database and no browser, in seconds: types, lint, the rules of the house, dead code. */
export const checks = (): Promise<Ran>[] => [
  run('types', process.execPath, [tool('typescript', 'bin/tsc'), '--noEmit', '-p', '.']),
  run('lint', process.execPath, [tool('oxlint', 'bin/oxlint'), '--deny-warnings']),
  run('dead code', process.execPath, [tool('knip', 'bin/knip.js'), '--no-progress']),
]
