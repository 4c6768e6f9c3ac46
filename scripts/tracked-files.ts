import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

/** Files of the repository and those that git does not know yet, by their path from its root. */
export const trackedFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && fs.existsSync(path.join(root, file)))

export const readTracked = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
