export type SourceFile = { path: string; text: string }

const maxLines = 300
/** Tables and texts grow with the product and are not read as a whole: they have no limit. */
const isTable = (path: string) =>
  /\.(gen|messages)\.ts$/.test(path) ||
  ['contract/src/index.ts', 'portal/src/app/routes.ts'].includes(path) ||
  /^demo\/businesses\/[\w-]+-setup\.ts$/.test(path)
/**
 * Row counts of the query builder for a change without `returning`; such statements are sent
 * without waiting for the result.
 */
const rowCounts = /\bnum(Updated|Deleted|InsertedOrUpdated)Rows\b/
/** Files that query the rows of all businesses, and the builder for it. */
const crossesTenants = new Set([
  'api/src/platform/db/rows.ts',
  'api/src/payments/receive-stripe-event.ts',
  'api/src/sign-in/businesses-of.ts',
])
const forbiddenNames = /^(utils?|helpers?|common|manager|service|data|handler|misc)\b/
/** Allowed suffixes of a file name, after its first dot. */
const suffixes = new Set([
  'module',
  'rules',
  'db',
  'view',
  'queries',
  'messages',
  'screen',
  'email',
  'job',
  'command',
  'test',
  'spec',
  'pictures',
  'gen',
  'd',
  'rules.test',
  'config',
  'plugin',
  'load',
  'action',
  'page',
])
/**
 * Modules of the server, lowest first: a module may import the earlier ones, through public.ts
 * only.
 */
export const ranks = [
  'audit',
  'work',
  'pdf',
  'mail',
  'pricing',
  'sign-in',
  'staff',
  'api-keys',
  'clients',
  'businesses',
  'files',
  'views',
  'resources',
  'activities',
  'rentals',
  'lodging',
  'products',
  'forms',
  'rebates',
  'communication',
  'ticket-office',
  'availability',
  'tickets',
  'validation',
  'payments',
  'till',
  'orders',
  'quotes',
  'bookings',
  'rescheduling',
  'bulk',
  'extracts',
  'exchanges',
  'timetables',
  'samples',
  'traffic',
  'reports',
  'dashboard',
  'today',
  'journal',
  'cross-check',
  'scheduled-exports',
  'webhooks',
  'configuration',
  'calendars',
  'incidents',
  'search',
  'consents',
  'client-imports',
  'privacy',
  'office',
  'backup',
  'doctor',
]
/** The modules that all others are built on; they import none of those. */
export const frame = new Set(['platform', 'database'])

const importsOf = (text: string) =>
  [
    ...text.matchAll(
      /^\s*(?:import|export)\b[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map((found) => (found[1] ?? found[2] ?? found[3])!)
/** Returns the path in this repository that an import resolves to; null for packages. */
function resolve(from: string, to: string): string | null {
  if (to.startsWith('.')) return new URL(to, `file:///${from}`).pathname.slice(1)
  const [, workspace, rest] = /^@guichet\/([\w-]+)\/(.+)$/.exec(to) ?? []
  if (!workspace) return null
  return ['contract', 'office'].includes(workspace)
    ? `${workspace}/src/${rest}`
    : `${workspace}/${rest}`
}
/** Returns the module of a file below `base`; null for files in `base` itself and elsewhere. */
export const moduleOf = (path: string, base: string): string | null => {
  if (!path.startsWith(base)) return null
  const [first, ...rest] = path.slice(base.length).split('/')
  return rest.length > 0 ? first! : null
}

/** Returns the imports of a file, those of types and `import()` included. */
const needsOf = ({ path, text }: SourceFile): string[] =>
  importsOf(text).flatMap((to) => resolve(path, to) ?? [])

/**
 * Finds cycles of imports, including type imports, which lint does not check.
 *
 * @returns A line per cycle, with its files in the order of the imports.
 */
export const cyclesIn = (files: readonly SourceFile[]): string[] =>
  cyclesOf(new Map(files.map((file) => [file.path, needsOf(file)])))

/**
 * Finds cycles between modules, the folders below the `src` of a package; tests are excluded.
 *
 * @returns A line per cycle, with its modules in the order of the imports.
 */
export function moduleCyclesIn(files: readonly SourceFile[]): string[] {
  const needs = new Map<string, string[]>()
  for (const file of files) {
    const here = modulePath(file.path)
    if (here === null || file.path.includes('.test.')) continue
    const there = needsOf(file).flatMap((to) => modulePath(to) ?? [])
    needs.set(here, [...(needs.get(here) ?? []), ...there.filter((to) => to !== here)])
  }
  return cyclesOf(needs)
}
const modulePath = (path: string): string | null =>
  /^(?:api|contract|office|portal)\/src\/[^/]+/.exec(path)?.[0] ?? null

function cyclesOf(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  function walk(path: string, above: string[]) {
    const at = above.indexOf(path)
    if (at !== -1) cycles.push([...above.slice(at), path].join(' → '))
    if (at !== -1 || done.has(path)) return
    for (const to of needs.get(path) ?? []) walk(to, [...above, path])
    done.add(path)
  }
  for (const path of needs.keys()) walk(path, [])
  return cycles
}

const mostPerFolder = 40
/** Finds folders with more than forty files of their own: a line per folder, with its number. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > mostPerFolder ? [`${folder}: ${count} files, at most ${mostPerFolder}`] : [],
  )
}

/**
 * Checks the rules of docs/architecture.md that lint cannot check.
 *
 * @returns A line per fault.
 */
export function architectureFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...sizeAndName(file),
    ...importsOf(file.text)
      .flatMap((to) => resolve(file.path, to) ?? [])
      .flatMap((to) => directionFault(file.path, to)),
  ])
}

function sizeAndName({ path, text }: SourceFile): string[] {
  const name = path.split('/').at(-1)!
  const suffix = name
    .replace(/\.[cm]?tsx?$/, '')
    .split('.')
    .slice(1)
    .join('.')
  const lines = text.split('\n').length - 1
  const faults = {
    [`${lines} lines, at most ${maxLines}`]: lines > maxLines && !isTable(path),
    'a name that says nothing': forbiddenNames.test(name),
    [`the suffix .${suffix} is not on the list`]: suffix !== '' && !suffixes.has(suffix),
    'a barrel': name.startsWith('index.') && path !== 'contract/src/index.ts',
    'a protection that the product takes away':
      path.startsWith('api/src/') &&
      path !== 'api/src/platform/fault-seams.ts' &&
      text.includes('removeProtection'),
    'a count of rows that nobody waited for: return the rows':
      path.startsWith('api/src/') && rowCounts.test(text),
    'a query without the condition on tenant_id':
      path.startsWith('api/src/') && /\beveryRow\(/.test(text) && !crossesTenants.has(path),
  }
  return Object.entries(faults).flatMap(([fault, isFault]) => (isFault ? `${path}: ${fault}` : []))
}

/** Returns the reason why a file may not import another one. Tests may import every file. */
function directionFault(from: string, to: string): string[] {
  if (from.includes('.test.') || from.startsWith('api/test/')) return []
  const fault =
    packageFault(from, to) ?? serverFault(from, to) ?? demoFault(from, to) ?? portalFault(from, to)
  return fault ? [`${from} → ${to}: ${fault}`] : []
}

/**
 * Packages may import only the contract. Lint checks that too, but an override for some files, such
 * as `*.rules.ts`, replaces the rules of their package.
 */
function packageFault(from: string, to: string): string | null {
  const [here, there] = [from, to].map((path) => path.split('/')[0]!)
  if (!apart.has(here!) || here === there) return null
  if (here === 'api' && there === 'office')
    return moduleOf(from, 'api/src/') === 'boot' ? null : 'only the assembly mounts the offices'
  if (there !== 'contract') return 'packages meet in the contract alone'
  return here === 'portal' && to === 'contract/src/index.ts'
    ? 'the table of calls would pull every schema into the portal'
    : null
}
/** Packages that know only the contract; scripts, e2e and the demo data may import all of them. */
const apart = new Set(['contract', 'api', 'portal', 'office', 'local-provider'])

function serverFault(from: string, to: string): string | null {
  if (!from.startsWith('api/src/') || !to.startsWith('api/src/')) return null
  const [here, there] = [moduleOf(from, 'api/src/'), moduleOf(to, 'api/src/')]
  if (to === 'api/src/env.ts' || isAssembly(here) || here === there) return null
  if (isAssembly(there)) return 'a module does not know the assembly'
  if (frame.has(there)) return null
  if (frame.has(here)) return 'the platform knows no business word'
  if (!to.endsWith('/public.ts')) return 'a module is entered by its public.ts'
  return ranks.indexOf(there) < ranks.indexOf(here) ? null : 'modules import downwards only'
}

/** Files that start the server from its modules: they may import all of it. */
const isAssembly = (module: string | null) => module === null || module === 'boot'

/** The demo data enters the modules of the server as they enter each other. */
function demoFault(from: string, to: string): string | null {
  if (!from.startsWith('demo/') || !to.startsWith('api/src/')) return null
  const there = moduleOf(to, 'api/src/')
  return there === null || frame.has(there) || to.endsWith('/public.ts')
    ? null
    : 'a module is entered by its public.ts'
}

function portalFault(from: string, to: string): string | null {
  if (!from.startsWith('portal/src/') || !to.startsWith('portal/src/')) return null
  const [here, there] = [moduleOf(from, 'portal/src/'), moduleOf(to, 'portal/src/')]
  if (here === 'app' || here === null || there === 'kit') return null
  if (here === 'kit') return here === there ? null : 'the kit knows no module'
  if (here === there) return partFault(from, to)
  if (there === 'domain') return null
  return here === 'domain'
    ? 'what modules share knows none of them'
    : 'modules of the portal meet by their addresses only'
}

/**
 * Parts of a module (orders/sale, orders/refunds) are loaded separately: none imports another. An
 * exchange is the exception, since a new activity or size is chosen as in a sale.
 */
function partFault(from: string, to: string): string | null {
  const [here, there] = [from, to].map((path) => path.split('/').slice(3, -1)[0])
  const isExchange = here === 'exchange' && there === 'sale'
  return here === undefined || there === undefined || here === there || isExchange
    ? null
    : 'parts of a module of the portal meet by their addresses only'
}
