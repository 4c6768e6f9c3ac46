import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { readTracked as read, trackedFiles } from './tracked-files.ts'

const tracked = trackedFiles()
const names = new Set(tracked.map((file) => path.basename(file)))
const docs = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('docs/adr/'))

/** Files that a page names by their path or by their name alone; a test may go without `.ts`. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`([\w.][\w./-]*\.(tsx?|sql|css|mjs|json|test|spec))`/g)].map(
    ([, file, ending]) => (['test', 'spec'].includes(ending!) ? `${file}.ts` : file!),
  )
const missingFiles = (text: string) =>
  namedFiles(text).filter((file) =>
    file.includes('/')
      ? !tracked.some((known) => known === file || known.endsWith(`/${file}`))
      : !names.has(file),
  )
const deadLinks = (file: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
    .map(([, to]) => to!)
    .filter((to) => !fs.existsSync(path.join(root, path.dirname(file), to)))

test.each(docs)('%s names files that exist', (file) => {
  expect(missingFiles(read(file))).toEqual([])
  expect(deadLinks(file, read(file))).toEqual([])
})

test('a file that is gone and a dead link are found', () => {
  expect(missingFiles('`api/src/gone.ts` `gone.spec` `docs.test` `package.json`')).toHaveLength(2)
  expect(deadLinks('README.md', '[here](docs/gone.md) [there](docs/domain.md)')).toHaveLength(1)
})

test('every invariant is listed in docs/promises.md', () => {
  const folder = 'api/test/invariants'
  const text = fs.readdirSync(path.join(root, folder)).map((file) => read(`${folder}/${file}`))
  const invariants = [...text.join('\n').matchAll(/name: '([A-Z]\d+[a-z]* [^']*)'/g)]
  expect(invariants.length).toBeGreaterThan(40)
  const listed = read('docs/promises.md').replace(/ *\| */g, ' ')
  expect(invariants.map(([, name]) => name!).filter((name) => !listed.includes(name))).toEqual([])
})
