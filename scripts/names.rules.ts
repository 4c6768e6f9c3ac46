import { moduleOf, type SourceFile } from './architecture.rules.ts'

/** Folders of the portal that are not modules: the assembly and shared code. */
const portalFrame = new Set(['app', 'kit', 'domain'])

/**
 * Finds things with different names in different packages: a module of the contract or the portal
 * without a module of that name in the server; a call whose handler is in another module or in a
 * file with another name.
 *
 * @returns A line per fault.
 */
export function nameFaults(files: readonly SourceFile[]): string[] {
  const modules = new Set(files.flatMap((file) => moduleOf(file.path, 'api/src/') ?? []))
  return [
    ...files.flatMap((file) => moduleFault(file, modules)),
    ...files.flatMap((file) => (file.path.endsWith('.module.ts') ? handlerFaults(file) : [])),
  ]
}

function moduleFault({ path: file }: SourceFile, modules: ReadonlySet<string>): string[] {
  const name = moduleOf(file, 'contract/src/') ?? moduleOf(file, 'portal/src/')
  return name === null || modules.has(name) || portalFrame.has(name)
    ? []
    : [`${file}: the server has no module ${name}`]
}

/**
 * A contract file may define several calls: its name begins with the verb of one of them, and the
 * file of a handler has the name of that file or of the call.
 */
function handlerFaults({ path: file, text }: SourceFile): string[] {
  const imports = importedNames(text)
  const calls = [...imports.values()]
  return [...text.matchAll(/mount\(\s*(\w+),\s*(\w+)/g)].flatMap(([, call, handler]) => {
    const [from, to] = [imports.get(call!), imports.get(handler!)]
    if (!from || !to) return []
    const endpoint = from.file.replace('@guichet/contract/', '')
    const stem = stemOf(to.file)
    const isNamed = [stemOf(endpoint), kebab(from.name)].includes(stem)
    const isHere = endpoint.split('/')[0] === moduleOf(file, 'api/src/')
    const verb = stemOf(endpoint).split('-')[0]
    const hasVerb = calls.some(
      (each) => each.file === from.file && kebab(each.name).split('-')[0] === verb,
    )
    return isNamed && isHere && hasVerb ? [] : [`${file}: ${endpoint} is handled by ${to.file}`]
  })
}

/** Maps each local name of an import to its original name and its file. */
function importedNames(text: string) {
  const found = [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names, file]) =>
      names!.split(',').flatMap((each) => {
        const [name, local] = each.trim().split(' as ')
        return name ? [[local ?? name, { name, file: file! }] as const] : []
      }),
  )
  return new Map(found)
}
const stemOf = (file: string) => file.split('/').at(-1)!.replace(/\.ts$/, '')
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
