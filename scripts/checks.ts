import { run, tool, type Ran } from './run.ts'

/** One for each workspace: the server sees no DOM, the portal no Node but in its tests. */
const projects = ['.', 'contract', 'api', 'portal', 'portal/tsconfig.test.json', 'e2e']

/** What needs no database and no browser, in seconds: types, formatting, lint, dead code. */
export const checks = (): Promise<Ran>[] => [
  ...projects.map((project) =>
    run(`types of ${project}`, process.execPath, [
      tool('typescript', 'bin/tsc'),
      '--noEmit',
      '-p',
      project,
    ]),
  ),
  run('format', process.execPath, [tool('oxfmt', 'bin/oxfmt'), '--check']),
  run('lint', process.execPath, [tool('oxlint', 'bin/oxlint'), '--deny-warnings']),
  run('dead code', process.execPath, [tool('knip', 'bin/knip.js'), '--no-progress']),
]
