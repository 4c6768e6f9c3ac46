import { expect, test } from 'vitest'
import {
  architectureFaults,
  cyclesIn,
  frame,
  moduleCyclesIn,
  moduleOf,
  ranks,
  type SourceFile,
} from './architecture.rules.ts'
import { nameFaults } from './names.rules.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

const files: SourceFile[] = trackedFiles('*.ts', '*.tsx').map((file) => ({
  path: file,
  text: readTracked(file),
}))

const source = (file: string, text = ''): SourceFile => ({ path: file, text })

test('no source file breaks the rules of the architecture', () =>
  expect(architectureFaults(files)).toEqual([]))

test('no imports form a cycle, type imports included', () => expect(cyclesIn(files)).toEqual([]))

test('no modules import each other in a cycle', () => expect(moduleCyclesIn(files)).toEqual([]))

test('a cycle of modules without a cycle of files is found', () =>
  expect(
    moduleCyclesIn([
      source('contract/src/orders/a.ts', "import { x } from '../tickets/b.ts'\n"),
      source('contract/src/tickets/b.ts', ''),
      source('contract/src/tickets/c.ts', "import type { Y } from '../orders/d.ts'\n"),
    ]),
  ).toEqual(['contract/src/orders → contract/src/tickets → contract/src/orders']))

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

test('a lazily loaded file that imports a type of the file that loads it is a cycle', () =>
  expect(
    cyclesIn([
      source('a.ts', "const late = () => import('./b.ts')\nexport type X = typeof late\n"),
      source('b.ts', "import type { X } from './a.ts'\nexport type Y = X\n"),
    ]),
  ).toEqual(['a.ts → b.ts → a.ts']))

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
  ['a meaningless file name', 'api/src/orders/helpers.ts', ''],
  ['an unknown suffix', 'api/src/orders/order.manager.ts', ''],
  ['a barrel', 'api/src/orders/index.ts', ''],
  ['a removed protection', 'api/src/orders/sale/sell.ts', "removeProtection('order-lock')"],
  [
    'a row count without await',
    'api/src/orders/sale/sell.ts',
    'const { numUpdatedRows } = await db\n',
  ],
  [
    'a query of the rows of all businesses',
    'api/src/orders/sale/sell.ts',
    "await everyRow(db).selectFrom('orders').execute()\n",
  ],
  [
    'the demo data in the server',
    'api/src/boot/open-data.ts',
    "import { createDemoData } from '@guichet/demo/public.ts'\n",
  ],
  [
    'the demo data past public.ts',
    'demo/make-demo-data.ts',
    "import { x } from '@guichet/api/src/tickets/tickets.db.ts'\n",
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
    'the pages of visitors in a module',
    'api/src/orders/sale/sell.ts',
    "import { x } from '@guichet/office/routes.ts'\n",
  ],
  [
    'the server in the pages of visitors',
    'office/src/routes.ts',
    "import { x } from '@guichet/api/src/env.ts'\n",
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
    'a rule of the portal that imports the server',
    'portal/src/orders/fault.rules.ts',
    "import { x } from '../../../api/src/env.ts'\n",
  ],
  [
    'a rule of the portal that names the server as a package',
    'portal/src/orders/fault.rules.ts',
    "import type { X } from '@guichet/api/src/env.ts'\n",
  ],
  [
    'a rule of the portal that imports the whole table of calls',
    'portal/src/orders/fault.rules.ts',
    "import { endpoints } from '@guichet/contract/index.ts'\n",
  ],
  [
    'a rule of the server that imports the portal',
    'api/src/orders/fault.rules.ts',
    "import { x } from '../../../portal/src/orders/cart.rules.ts'\n",
  ],
  [
    'a rule of the contract that imports the server',
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
