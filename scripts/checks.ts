import { run, tool, type Ran } from './run.ts'

/** One for each workspace: the server sees no DOM, the portal no Node but in its tests. */
const projects = ['.', 'contract', 'api', 'portal', 'portal/tsconfig.test.json', 'e2e']

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
 * Types, formatting, lint and dead code: no database and no browser. Two at a time, since each of
 * them uses several threads and much memory.
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
