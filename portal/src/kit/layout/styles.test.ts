import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(source, file), 'utf8')

/** Classes that a component reads from its style sheet although the sheet does not define them. */
function missingClasses(component: string, sheetOf: (specifier: string) => string): string[] {
  return [...component.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name, specifier]) => {
      const known = new Set(
        [...sheetOf(specifier!).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found),
      )
      return [...component.matchAll(new RegExp(`(?<![\\w/])${name}\\.([A-Za-z_]\\w*)`, 'g'))]
        .map(([, used]) => used!)
        .filter((used) => !known.has(used))
    },
  )
}

test('every class that a component names is in its style sheet', () => {
  const components = fs.globSync('**/*.tsx', { cwd: source })
  const missing = components.flatMap((file) =>
    missingClasses(read(file), (specifier) => read(path.join(path.dirname(file), specifier))).map(
      (name) => `${file}: ${name}`,
    ),
  )
  expect(components.length).toBeGreaterThan(150)
  expect(missing.filter((fault) => !fault.endsWith(': css'))).toEqual([])
})

test('finds a missing class', () => {
  const component = "import styles from './x.module.css'\nconst a = [styles.here, styles.gone]\n"
  expect(missingClasses(component, () => '.here { color: red }')).toEqual(['gone'])
})

/** Classes that a component names as text, `className="row gap-8"`, although no sheet has them. */
function unknownNames(component: string, known: ReadonlySet<string>): string[] {
  const plain = [...component.matchAll(/className="([^"]*)"/g)].map(([, names]) => names!)
  const mixed = [...component.matchAll(/className=\{`([^`]*)`\}/g)].map(([, names]) =>
    names!.replaceAll(/\$\{[^}]*\}/g, ''),
  )
  return [...plain, ...mixed]
    .flatMap((names) => names.split(/\s+/))
    .filter((name) => name && !known.has(name))
}

const layoutSheet = read('kit/layout/layout.css')
const layoutNames = new Set([...layoutSheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!))

test('every class that a component names as text is in the layout sheet', () => {
  const unknown = fs
    .globSync('**/*.tsx', { cwd: source })
    .flatMap((file) => unknownNames(read(file), layoutNames).map((name) => `${file}: ${name}`))
  expect(unknown).toEqual([])
})

test('finds a name that no sheet has', () => {
  const component = '<p className="row gap-9" /><p className={`panel wide ${styles.x}`} />'
  expect(unknownNames(component, new Set(['row', 'panel']))).toEqual(['gap-9', 'wide'])
})

/** Classes without declarations of their own: the component can name the layout classes itself. */
const onlyComposed = (sheet: string) =>
  [...sheet.matchAll(/^\.([\w-]+) \{\n\s+composes: [^;]+ from global;\n\}/gm)]
    .map(([, name]) => name!)
    .filter((name) => [...sheet.matchAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'))].length === 1)

test('a class of a module sheet has declarations of its own', () => {
  const sheets = fs.globSync('**/*.module.css', { cwd: source })
  expect(sheets.length).toBeGreaterThan(40)
  expect(
    sheets.flatMap((file) => onlyComposed(read(file)).map((name) => `${file}: ${name}`)),
  ).toEqual([])
})

test('finds a class that only composes', () => {
  const composed = (name: string) => `.${name} {\n  composes: row from global;\n}\n`
  expect(onlyComposed(`${composed('a')}${composed('b')}.b > p {\n  margin: 0;\n}\n`)).toEqual(['a'])
})

/** Colour literals of a style sheet. */
const figuresOf = (sheet: string) =>
  [...sheet.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi)].map(
    ([colour]) => colour,
  )

test('style sheets take their colours from app/colors.css, by role', () => {
  const sheets = fs
    .globSync('**/*.css', { cwd: source })
    .filter((file) => !file.endsWith('colors.css'))
  expect(sheets.length).toBeGreaterThan(40)
  expect(
    sheets.flatMap((file) => figuresOf(read(file)).map((colour) => `${file}: ${colour}`)),
  ).toEqual([])
})

test('finds colour literals, but no class names', () => {
  const sheet =
    'a { color: #1b2430; box-shadow: 0 0 2px rgb(0 0 0 / 45%) } .b { color: var(--ink) }'
  expect(figuresOf(sheet)).toEqual(['#1b2430', 'rgb('])
})
