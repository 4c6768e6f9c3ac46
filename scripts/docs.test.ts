import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { readTracked as read, trackedFiles } from './tracked-files.ts'

const tracked = trackedFiles()
const names = new Set(tracked.map((file) => path.basename(file)))
const docs = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('docs/adr/'))

/** Returns the files that a page names, by path or name; a test may be named without `.ts`. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`([\w.][\w./-]*\.(tsx?|sql|css|mjs|json|test|spec))`/g)].map(
    ([, file, ending]) => (['test', 'spec'].includes(ending!) ? `${file}.ts` : file!),
  )
/** Component tests end in `.tsx`. */
const isThere = (file: string) =>
  file.includes('/')
    ? tracked.some((known) => known === file || known.endsWith(`/${file}`))
    : names.has(file)
const missingFiles = (text: string) =>
  namedFiles(text).filter((file) => !isThere(file) && !isThere(`${file}x`))
const deadLinks = (file: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
    .map(([, to]) => to!)
    .filter((to) => !fs.existsSync(path.join(root, path.dirname(file), to)))

test.each(docs)('%s names files that exist', (file) => {
  expect(missingFiles(read(file))).toEqual([])
  expect(deadLinks(file, read(file))).toEqual([])
})

/** Returns the names between backticks in the last column of each table row. */
const shownBy = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [
      ...line
        .split(' | ')
        .at(-1)!
        .matchAll(/`([^`]+)`/g),
    ])
    .map(([, name]) => name!)
const endings = ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.spec.ts']
const paths = tracked.map((file) => `/${file}`)
/**
 * Returns the files that such a name matches: a file, with or without its extension, a folder, or a
 * pattern.
 */
function filesOf(name: string): string[] {
  if (name.includes('*')) return tracked.filter((file) => path.matchesGlob(file, `${name}.ts`))
  const [files, folder] = [endings.map((ending) => `/${name}${ending}`), `/${name}/`]
  return paths.filter(
    (file) =>
      file.includes(`/${name}`) &&
      (file.includes(folder) || files.some((end) => file.endsWith(end))),
  )
}
const isOneFile = (name: string) => {
  const found = filesOf(name)
  const isFolder = found.some((file) => file.includes(`/${name}/`))
  return found.length === 1 || (found.length > 1 && (isFolder || name.includes('*')))
}

test('each test named in docs/proof/COVERAGE.md is exactly one existing file or folder', () => {
  const names = shownBy(read('docs/proof/COVERAGE.md'))
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name) => !isOneFile(name))).toEqual([])
})

test('a test name that matches no file, or two, is found', () => {
  const row =
    '| a line with `code` | `gone.test`, `docs.test`, `e2e/*/*.spec`, `test/race`, `hostile.test` |'
  expect(shownBy(row).filter((name) => !isOneFile(name))).toEqual(['gone.test', 'hostile.test'])
})

test('a missing file and a dead link are found', () => {
  expect(missingFiles('`api/src/gone.ts` `gone.spec` `docs.test` `package.json`')).toHaveLength(2)
  expect(deadLinks('README.md', '[here](docs/gone.md) [there](docs/domain.md)')).toHaveLength(1)
})

test('every invariant is listed in docs/proof/promises.md', () => {
  const folder = 'api/test/invariants'
  const text = fs.readdirSync(path.join(root, folder)).map((file) => read(`${folder}/${file}`))
  const invariants = [...text.join('\n').matchAll(/name: '([A-Z]\d+[a-z]* [^']*)'/g)]
  expect(invariants.length).toBeGreaterThan(40)
  const listed = read('docs/proof/promises.md').replace(/ *\| */g, ' ')
  expect(invariants.map(([, name]) => name!).filter((name) => !listed.includes(name))).toEqual([])
})
