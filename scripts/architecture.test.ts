import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  architectureFaults,
  cyclesIn,
  frame,
  moduleOf,
  ranks,
  type SourceFile,
} from './architecture.rules.ts'
import { nameFaults } from './names.rules.ts'
import { root } from './run.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

const files: SourceFile[] = trackedFiles('*.ts', '*.tsx').map((file) => ({
  path: file,
  text: readTracked(file),
}))

const source = (file: string, text = ''): SourceFile => ({ path: file, text })

test('no source file breaks the rules of the architecture', () =>
  expect(architectureFaults(files)).toEqual([]))

test('no imports form a cycle, type imports included', () => expect(cyclesIn(files)).toEqual([]))

test.each([
  ['two files', ['b.ts', 'a.ts'], 'a.ts → b.ts → a.ts'],
  ['three files', ['b.ts', 'c.ts', 'a.ts'], 'a.ts → b.ts → c.ts → a.ts'],
])('a cycle of type imports is found: %s', (_, needed, cycle) => {
  const paths = needed.toSorted()
  const faulty = needed.map((to, i) =>
    source(paths[i]!, `import type { X } from './${to}'\nexport type Y = X\n`),
  )
  expect(cyclesIn(faulty)).toEqual([cycle])
})

test('a lazily loaded file may import types of the file that loads it', () =>
  expect(
    cyclesIn([
      source('a.ts', "const late = () => import('./b.ts')\nexport type X = typeof late\n"),
      source('b.ts', "import type { X } from './a.ts'\nexport type Y = X\n"),
    ]),
  ).toEqual([]))

test('every module of the server is in the order of modules', () =>
  expect(new Set(files.flatMap((file) => moduleOf(file.path, 'api/src/') ?? []))).toEqual(
    new Set([...ranks, ...frame, 'boot']),
  ))

test('the median file has at most 60 lines, the ninth decile at most 160', () => {
  const lines = files
    .filter(({ path: file }) => !file.endsWith('.gen.ts'))
    .map(({ text }) => text.split('\n').length - 1)
    .sort((a, b) => a - b)
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(60)
  expect(lines[Math.floor(lines.length * 0.9)]).toBeLessThanOrEqual(160)
})

test.each<[string, string, string]>([
  ['a long file', 'api/src/orders/sale/sell.ts', 'x\n'.repeat(301)],
  ['a name that says nothing', 'api/src/orders/helpers.ts', ''],
  ['an unknown suffix', 'api/src/orders/order.manager.ts', ''],
  ['a barrel', 'api/src/orders/index.ts', ''],
  [
    'a protection that is taken away',
    'api/src/orders/sale/sell.ts',
    "removeProtection('order-lock')",
  ],
  [
    'a count of rows that nobody waited for',
    'api/src/orders/sale/sell.ts',
    'const { numUpdatedRows } = await db\n',
  ],
  [
    'a query of the rows of all businesses',
    'api/src/orders/sale/sell.ts',
    "await everyRow(db).selectFrom('orders').execute()\n",
  ],
  [
    'an import past public.ts',
    'api/src/orders/sale/sell.ts',
    "import { x } from '../../tickets/tickets.db.ts'\n",
  ],
  [
    'an upward import',
    'api/src/tickets/get-ticket.ts',
    "import { x } from '../orders/public.ts'\n",
  ],
  [
    'a business word in the platform',
    'api/src/platform/http/mount.ts',
    "import { x } from '../../orders/public.ts'\n",
  ],
  [
    'a module that imports the application',
    'api/src/orders/sale/sell.ts',
    "import { x } from '../../app.ts'\n",
  ],
  [
    'two modules of the portal',
    'portal/src/orders/order.screen.tsx',
    "import { x } from '../rentals/cart.ts'\n",
  ],
  [
    'two parts of a module of the portal',
    'portal/src/orders/refunds/refund.screen.tsx',
    "import { x } from '../sale/cart.ts'\n",
  ],
  [
    'shared business widgets that know a module',
    'portal/src/domain/overbooked.tsx',
    "import { x } from '../orders/orders.messages.ts'\n",
  ],
  [
    'a kit that imports a module',
    'portal/src/kit/api/call.ts',
    "import { x } from '../../orders/orders.messages.ts'\n",
  ],
  [
    'a rule of the portal that reaches for the server',
    'portal/src/orders/fault.rules.ts',
    "import { x } from '../../../api/src/env.ts'\n",
  ],
  [
    'a rule of the portal that names the server as a package',
    'portal/src/orders/fault.rules.ts',
    "import type { X } from '@guichet/api/src/env.ts'\n",
  ],
  [
    'a rule of the portal that pulls in the whole table of calls',
    'portal/src/orders/fault.rules.ts',
    "import { endpoints } from '@guichet/contract/index.ts'\n",
  ],
  [
    'a rule of the server that reaches for the portal',
    'api/src/orders/fault.rules.ts',
    "import { x } from '../../../portal/src/orders/cart.rules.ts'\n",
  ],
  [
    'a rule of the contract that reaches for the server',
    'contract/src/fault.rules.ts',
    "import { x } from '../../api/src/env.ts'\n",
  ],
])('%s is caught', (_, file, text) =>
  expect(architectureFaults([{ path: file, text }])).toHaveLength(1),
)

test('modules, calls and handlers have the same name in every package', () =>
  expect(nameFaults(files)).toEqual([]))

test.each<[fault: string, files: SourceFile[]]>([
  ['a module of the contract that the server does not have', [source('contract/src/user/get.ts')]],
  ['a module of the portal that the server does not have', [source('portal/src/sell/cart.ts')]],
  [
    'a call whose handler is in another module',
    [
      source('contract/src/orders/sell.ts'),
      source(
        'api/src/orders/orders.module.ts',
        "import { sell as sellEndpoint } from '@guichet/contract/tickets/sell.ts'\n" +
          "import { sell } from './sell.ts'\nmount(sellEndpoint, sell)\n",
      ),
    ],
  ],
  [
    'a call whose handler has another name',
    [
      source(
        'api/src/orders/orders.module.ts',
        "import { sell as sellEndpoint } from '@guichet/contract/orders/sell.ts'\n" +
          "import { sell } from './take-money.ts'\nmount(sellEndpoint, sell)\n",
      ),
    ],
  ],
  [
    'a file of calls without a verb',
    [
      source(
        'api/src/orders/orders.module.ts',
        "import { sell as sellEndpoint } from '@guichet/contract/orders/counter.ts'\n" +
          "import { sell } from './counter.ts'\nmount(sellEndpoint, sell)\n",
      ),
    ],
  ],
])('%s is caught', (_, faulty) => expect(nameFaults(faulty)).toHaveLength(1))

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
    'the word any',
    'api/src/fault.ts',
    'export const x = (y: any) => y\n',
    'typescript(no-explicit-any)',
  ],
  [
    'a choice within a choice',
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
    'thirteen ways through a function',
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
