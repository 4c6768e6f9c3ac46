export type SourceFile = { path: string; text: string }

const maxLines = (path: string) => (/\.(test|spec)\.tsx?$/.test(path) ? 300 : 250)
const forbiddenNames = /^(utils?|helpers?|common|manager|service|data|handler|misc)\b/
/** After the first dot: the closed list of what a file may be. */
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
  'gen',
  'd',
  'rules.test',
  'config',
])
/** Rooms of the server, from the lowest up: a module knows the ones before it, by their public.ts. */
const ranks = [
  'work',
  'mail',
  'pricing',
  'sign-in',
  'staff',
  'clients',
  'businesses',
  'files',
  'resources',
  'catalogue',
  'rentals',
  'lodging',
  'products',
  'forms',
  'communication',
  'ticket-office',
  'availability',
  'tickets',
  'payments',
  'orders',
  'bookings',
  'rescheduling',
  'timetables',
  'traffic',
]
const frame = new Set(['platform', 'database'])

const importsOf = (text: string) =>
  [
    ...text.matchAll(
      /^\s*(?:import|export)\b[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map((found) => (found[1] ?? found[2] ?? found[3])!)
const resolve = (from: string, to: string) => new URL(to, `file:///${from}`).pathname.slice(1)
const moduleOf = (path: string, base: string) => {
  const rest = path.slice(base.length)
  return rest.includes('/') ? rest.split('/')[0]! : null
}

/** What breaks the rules of docs/architecture.md that lint cannot see, one line each. */
export function architectureFaults(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...sizeAndName(file),
    ...importsOf(file.text)
      .filter((to) => to.startsWith('.'))
      .flatMap((to) => directionFault(file.path, resolve(file.path, to))),
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
  return [
    ...(lines > maxLines(path) && !path.endsWith('.gen.ts')
      ? [`${path}: ${lines} lines, at most ${maxLines(path)}`]
      : []),
    ...(forbiddenNames.test(name) ? [`${path}: a name that says nothing`] : []),
    ...(suffix && !suffixes.has(suffix)
      ? [`${path}: the suffix .${suffix} is not on the list`]
      : []),
    ...(name.startsWith('index.') && path !== 'contract/src/index.ts' ? [`${path}: a barrel`] : []),
  ]
}

function directionFault(from: string, to: string): string[] {
  const fault = (why: string) => [`${from} → ${to}: ${why}`]
  if (from.includes('.test.') || from.startsWith('api/test/')) return []
  if (from.startsWith('api/src/') && to.startsWith('api/src/')) {
    const [here, there] = [moduleOf(from, 'api/src/'), moduleOf(to, 'api/src/')]
    if (here === null || there === null || here === there)
      return here !== null && there === null && !/\/(env|start-error)\.ts$/.test(to)
        ? fault('a room does not know the assembly')
        : []
    if (frame.has(here))
      return frame.has(there) || there === null ? [] : fault('the platform knows no business word')
    if (frame.has(there)) return []
    if (!to.endsWith('/public.ts')) return fault('a room is entered by its public.ts')
    return ranks.indexOf(there) < ranks.indexOf(here) ? [] : fault('rooms import downwards only')
  }
  if (from.startsWith('portal/src/') && to.startsWith('portal/src/')) {
    const [here, there] = [moduleOf(from, 'portal/src/'), moduleOf(to, 'portal/src/')]
    if (here === there || here === 'app' || here === null || there === 'kit') return []
    return fault(
      here === 'kit' ? 'the kit knows no room' : 'rooms of the portal meet by their addresses only',
    )
  }
  return []
}
