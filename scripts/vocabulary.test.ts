import { expect, test } from 'vitest'
import { readTracked, trackedFiles } from './tracked-files.ts'
import { headlessCommentsIn, oldWordsIn } from './vocabulary.rules.ts'

/** The list of words and its test contain the words themselves. */
const isList = (file: string) => file.startsWith('scripts/vocabulary.')
const files = trackedFiles('*.ts', '*.tsx', '*.css', '*.md').filter(
  (file) => !isList(file) && !file.endsWith('.gen.ts'),
)

test('code, tests and docs use the terms of the field', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(
    files.flatMap((file) =>
      oldWordsIn(readTracked(file), file.endsWith('.md')).map((word) => `${file}:${word}`),
    ),
  ).toEqual([])
})

test.each([
  ['a deed', '/** The deed of a clerk. */'],
  ['a twin', 'const twins = 2'],
  ['a wire', 'import { wire } from "./wire.ts"'],
  ['a refusal', '// The refusal names the field.'],
  ['words of a screen', 'const words = useWords()'],
  ['sayings', 'const sayings = []'],
  ['a raw value called localized', 'const of = (localized: unknown) => 1'],
  ['a type without a noun', 'type Asked = { id: string }'],
  ['a variable called one', 'for (const one of rows) {}'],
  ['a variable called said', "  let said = ''"],
  ['a function called told', 'export function told(id: string) {}'],
  ['a parameter called of', 'rows.map((of) => of.id)'],
  ['a parameter without parentheses', 'rows.map(told => told.id)'],
  ['a first parameter of a type', 'const same = (one: Row, other: Row): boolean => true'],
  ['a last parameter of a type', 'function take(db: Db, of?: Account): void {}'],
  ['a parameter of a function type', 'type Name = (of: Subject) => string'],
  ['a parameter of several', 'rows.reduce((sum, one) => sum + 1)'],
  ['a parameter with a result', 'const read = (said): string => said'],
  ['a parameter with a default', "  of: 'sale' | 'quote' = 'sale',"],
  ['a parameter with a default in the line', 'function quiet({ db }: Server, told = 0): void {}'],
  [
    'a parameter after a function',
    'const reply = (is: (id: string) => boolean, said: object) => 1',
  ],
  ['a parameter with a pair as the result', 'map((one): [string, string] => [name, String(one)])'],
  ['a parameter with a line of its own', '  said: readonly Part[],'],
  ['rest parameters', 'async (...said) => {}'],
  ['a caught error', '} catch (told) {'],
  ['a destructured item', 'rows.map(([id, of]) => [id, 1])'],
  ['a destructured item in the middle', 'const [first, one, last] = rows'],
  ['a state', "const [told, setTold] = useState('')"],
  ['a destructured field', 'const { told, pending } = makeRefunds()'],
  ['a last destructured field', '({ name, of }) => name'],
  ['a renamed field', 'const { body: told } = await send()'],
  ['a renamed field of a parameter', 'lines.flatMap(({ kind, units: of }) => kind)'],
  ['a field with a default', 'const { said = 1 } = row'],
  ['the rest of a record', 'const { fields: _, ...told } = problem'],
  ['a field with a line of its own', '    told,'],
  ['a renamed import', "import { value as one } from './x.ts'"],
  ['anew in a comment', '// The list is requested anew.'],
  ['a stranger in a comment', '/** Pages that a stranger may open. */'],
  ['beside in a comment', ' * Shown beside the cart.'],
  ['told in a comment', '  // The client is told.'],
  ['papers in a comment', '/** Renders the papers of an order. */'],
])('%s is found', (_, text) => expect(oldWordsIn(text).length).toBeGreaterThan(0))

test('terms that only look alike are left alone', () =>
  expect(
    oldWordsIn(
      `const beside = "strangers"
// Two colours can be told apart.
paths on the wire
export type { One } from "./x.ts"
plural({ one: "nuit" })
type Reason = { of: 'sale' | 'quote'; said: boolean }
for (const row of rows) messages.said[row.one]
// The first (of, at) and one, told =>
const text = 'a, one, b, or a function of it'
  said: 'Consent',
  of: kind,`,
    ),
  ).toEqual([]))

test('comments begin with the noun that they are about', () => {
  const sources = files.filter((file) => /\.(?:tsx?|css)$/.test(file))
  expect(
    sources.flatMap((file) =>
      headlessCommentsIn(readTracked(file)).map((comment) => `${file}:${comment}`),
    ),
  ).toEqual([])
})

test.each([
  ['a line', '// What is sold.'],
  ['a docstring of a line', '/** Whoever signs in. */'],
  ['a docstring of several lines', '/**\n * Of the order.\n */'],
  ['a field', 'type Row = {\n  id: string // One of them\n}'],
  ['an element', '{/* Nothing of it. */}'],
  ['a style sheet', '  /* Who reads it. */'],
])('a headless comment of %s is found', (_, text) =>
  expect(headlessCommentsIn(text)).toHaveLength(1),
)

test('a relative clause in the middle of a comment is allowed', () =>
  expect(
    headlessCommentsIn('// Rates of the counter.\n// One applies.\nconst at = "https://Who"'),
  ).toEqual([]))
