import { run, tool, type Ran } from './run.ts'

/**
 * TypeScript projects: the first one is the server with the scripts. The server has no DOM types;
 * the portal has Node types in tests only.
 */
const projects = [
  '.',
  'office/src/elements',
  'portal/tsconfig.test.json',
  'portal',
  'contract',
  'e2e',
]

const programs: [name: string, args: string[]][] = [
  ...projects.map((project): [string, string[]] => [
    `types of ${project}`,
    [tool('typescript', 'bin/tsc'), '--noEmit', '-p', project],
  ]),
  ['format', [tool('oxfmt', 'bin/oxfmt'), '--check']],
  ['lint', [tool('oxlint', 'bin/oxlint'), '--deny-warnings']],
  ['dead code', [tool('knip', 'bin/knip.js'), '--no-progress']],
]

/**
 * Runs types, formatting, lint and dead-code checks, which need no database and no browser. Two run
 * at a time, because each of them uses several threads and much memory.
 */
export async function checks(): Promise<Ran[]> {
  const left = [...programs]
  const done: Ran[] = []
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift())
      done.push(await run(next[0], process.execPath, next[1]))
  }
  await Promise.all([work(), work()])
  return done
}
