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
  ['a parameter called of', 'rows.map((of) => of.id)'],
  ['anew in a comment', '// The list is requested anew.'],
  ['a stranger in a comment', '/** Pages that a stranger may open. */'],
  ['beside in a comment', ' * Shown beside the cart.'],
  ['told in a comment', '  // The client is told.'],
  ['papers in a comment', '/** Renders the papers of an order. */'],
])('%s is found', (_, text) => expect(oldWordsIn(text).length).toBeGreaterThan(0))

test('terms that only look alike are left alone', () =>
  expect(
    oldWordsIn(
      'const beside = "strangers"\n// Two colours can be told apart.\npaths on the wire\nexport type { One } from "./x.ts"\nplural({ one: "nuit" })',
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
