import { run, tool, type Ran } from './run.ts'

/** What needs no database and no browser, in seconds: types, formatting, lint, dead code. */
export const checks = (): Promise<Ran>[] => [
  run('types', process.execPath, [tool('typescript', 'bin/tsc'), '--noEmit', '-p', '.']),
  run('format', process.execPath, [tool('oxfmt', 'bin/oxfmt'), '--check']),
  run('lint', process.execPath, [tool('oxlint', 'bin/oxlint'), '--deny-warnings']),
  run('dead code', process.execPath, [tool('knip', 'bin/knip.js'), '--no-progress']),
]
