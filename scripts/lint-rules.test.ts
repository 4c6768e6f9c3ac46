import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

type Diagnostic = { code: string; filename: string }
/** Returns the lint faults of a single file, in a temporary folder with the lint configuration. */
function lintAlone(file: string, text: string): Diagnostic[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-lint-'))
  try {
    fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

test.each<[fault: string, file: string, text: string, rule: string]>([
  [
    'the contract reaching for the server',
    'contract/src/fault.ts',
    "import { x } from '@guichet/api/x.ts'\nexport const y = x + 1\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'the portal pulling in the whole table of calls',
    'portal/src/fault.ts',
    "import { endpoints } from '@guichet/contract/index.ts'\nexport const y = endpoints.length\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'the server reaching for the portal',
    'api/src/fault.ts',
    "import { x } from '../../portal/src/x.ts'\nexport const y = x + 1\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'a rule that does I/O',
    'api/src/fault.rules.ts',
    "import fs from 'node:fs'\nexport const y = fs.sep\n",
    'eslint(no-restricted-imports)',
  ],
  [
    'the type any',
    'api/src/fault.ts',
    'export const x = (y: any) => y\n',
    'typescript(no-explicit-any)',
  ],
  [
    'a nested conditional',
    'api/src/fault.ts',
    'export const x = (y: number) => (y < 0 ? -1 : y > 0 ? 1 : 0)\n',
    'eslint(no-nested-ternary)',
  ],
  [
    'five parameters',
    'portal/src/fault.ts',
    'export const x = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e\n',
    'eslint(max-params)',
  ],
  [
    'five parameters in the server or its tests',
    'api/test/fault.test.ts',
    'export const x = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e\n',
    'eslint(max-params)',
  ],
  [
    'a function of the server that branches twelve times',
    'api/src/fault.ts',
    `export function x(y: number) {\n${'  if (y > 0) y -= 1\n'.repeat(12)}  return y\n}\n`,
    'eslint(complexity)',
  ],
  [
    'a long function of the server',
    'demo/fault.ts',
    `export function x(y: number[]) {\n${'  y.push(1)\n'.repeat(60)}}\n`,
    'eslint(max-lines-per-function)',
  ],
  [
    'a long function',
    'portal/src/fault.ts',
    `export function x(y: number[]) {\n${'  y.push(1)\n'.repeat(60)}}\n`,
    'eslint(max-lines-per-function)',
  ],
  [
    'a function with thirteen paths',
    'portal/src/fault.ts',
    `export function x(y: number) {\n${'  if (y) y -= 1\n'.repeat(12)}  return y\n}\n`,
    'eslint(complexity)',
  ],
  [
    'a long component',
    'portal/src/fault.tsx',
    `export function X(y: number[]) {\n${'  y.push(1)\n'.repeat(120)}}\n`,
    'eslint(max-lines-per-function)',
  ],
])('lint catches %s', (_, file, text, rule) =>
  expect(lintAlone(file, text).map(({ code, filename }) => [code, filename])).toEqual([
    [rule, file],
  ]),
)

test('lint lets a test of the server be long', () =>
  expect(
    lintAlone(
      'api/src/fault.test.ts',
      `export function x(y: number[]) {\n${'  y.push(1)\n'.repeat(60)}}\n`,
    ),
  ).toEqual([]))

test('lint finds nothing in a file without a fault', () =>
  expect(lintAlone('api/src/fault.rules.ts', 'export const x = (y: number) => y\n')).toEqual([]))
