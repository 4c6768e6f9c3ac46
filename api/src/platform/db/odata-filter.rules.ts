/**
 * Fields of a filter, with the types of their values. `choice` is a text of a closed list, which
 * has no order; `search` is the search term, which supports `contains` only.
 */
type FilterFields = Readonly<Record<string, FieldKind>>
export type FieldKind = 'id' | 'text' | 'choice' | 'search' | 'instant' | 'number' | 'boolean'

const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const
export type Comparison = (typeof comparisons)[number]
const functions = ['contains', 'startswith', 'endswith'] as const
export type TextFunction = (typeof functions)[number]
export type FilterValue = string | number | boolean | null
export type Filter<Field extends string = string> =
  | { is: 'and' | 'or'; all: Filter<Field>[] }
  | { is: 'not'; of: Filter<Field> }
  | { is: 'compared'; field: Field; by: Comparison; value: FilterValue }
  | { is: 'text'; field: Field; by: TextFunction; value: string }

/** The filter is invalid from this character on, counted from 1. */
export class FilterNotUnderstood extends Error {
  readonly at: number
  constructor(at: number) {
    super(`not understood from character ${at}`)
    this.at = at
  }
}

type Token = {
  kind: 'word' | 'text' | 'number' | 'date' | 'mark' | 'end'
  text: string
  at: number
}
const shapes: [Token['kind'] | 'space', RegExp][] = [
  ['space', /\s+/y],
  // Older clients write guid'…' and datetime'…'.
  ['text', /(?:guid|datetime|datetimeoffset)?'(?:[^']|'')*'/iy],
  ['word', /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/iy],
  ['date', /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?/iy],
  ['number', /-?\d+(?:\.\d+)?/y],
  ['word', /[A-Za-z_]\w*/y],
  ['mark', /[(),]/y],
]

function tokensOf(filter: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < filter.length) {
    const found = shapes
      .map(([kind, shape]) => {
        shape.lastIndex = at
        return { kind, text: shape.exec(filter)?.[0] }
      })
      .find(({ text }) => text !== undefined)
    if (!found?.text) throw new FilterNotUnderstood(at + 1)
    if (found.kind !== 'space') tokens.push({ kind: found.kind, text: found.text, at: at + 1 })
    at += found.text.length
  }
  return [...tokens, { kind: 'end', text: '', at: filter.length + 1 }]
}

const deepest = 20
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isAmong = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text)

/** Recursive descent parser; each method reads the rule that it is named after. */
class FilterReader<Field extends string> {
  readonly #tokens: readonly Token[]
  readonly #fields: FilterFields
  #next = 0
  constructor(filter: string, fields: Readonly<Record<Field, FieldKind>>) {
    this.#tokens = tokensOf(filter)
    this.#fields = fields
  }

  whole(): Filter<Field> {
    const read = this.#either(0)
    return this.#peek().kind === 'end' ? read : this.#fail()
  }

  #peek(): Token {
    return this.#tokens[this.#next]!
  }
  #fail(): never {
    throw new FilterNotUnderstood(this.#peek().at)
  }
  #take(isWanted: boolean): Token {
    if (!isWanted) this.#fail()
    return this.#tokens[this.#next++]!
  }
  #mark(mark: string): void {
    this.#take(this.#peek().text === mark)
  }
  #hasWord(word: string): boolean {
    const { kind, text } = this.#peek()
    const isThere = kind === 'word' && text.toLowerCase() === word
    if (isThere) this.#next++
    return isThere
  }

  #joined(word: 'and' | 'or', part: () => Filter<Field>): Filter<Field> {
    const all = [part()]
    while (this.#hasWord(word)) all.push(part())
    return all.length === 1 ? all[0]! : { is: word, all }
  }
  #either(depth: number): Filter<Field> {
    return this.#joined('or', () => this.#joined('and', () => this.#one(depth)))
  }
  #one(depth: number): Filter<Field> {
    if (depth > deepest) this.#fail()
    if (this.#hasWord('not')) return { is: 'not', of: this.#one(depth + 1) }
    if (this.#peek().text !== '(')
      return this.#tokens[this.#next + 1]?.text === '(' ? this.#called() : this.#compared()
    this.#mark('(')
    const inside = this.#either(depth + 1)
    this.#mark(')')
    return inside
  }

  #field(isWanted: (kind: FieldKind) => boolean): { field: Field; fieldKind: FieldKind } {
    const { kind, text } = this.#peek()
    const fieldKind = Object.hasOwn(this.#fields, text) ? this.#fields[text] : undefined
    if (kind !== 'word' || !fieldKind || !isWanted(fieldKind)) return this.#fail()
    this.#next++
    return { field: text as Field, fieldKind }
  }
  #called(): Filter<Field> {
    const by = this.#peek().text.toLowerCase()
    if (!isAmong(functions, by)) return this.#fail()
    this.#next++
    this.#mark('(')
    const { field } = this.#field(
      (kind) => kind === 'text' || (kind === 'search' && by === 'contains'),
    )
    this.#mark(',')
    const value = unquoted(this.#take(this.#peek().kind === 'text').text)
    this.#mark(')')
    return { is: 'text', field, by, value }
  }
  #compared(): Filter<Field> {
    const { field, fieldKind } = this.#field(() => true)
    const by = this.#peek().text.toLowerCase()
    if (!isAmong(comparisons, by) || !isComparable(fieldKind, by)) return this.#fail()
    this.#next++
    const value = valueOf(fieldKind, by, this.#peek())
    if (value === undefined) return this.#fail()
    this.#next++
    return { is: 'compared', field, by, value }
  }
}

/**
 * Parses the `$filter` of OData: `and`, `or`, `not`, parentheses, comparisons and the three string
 * functions; `not` binds closer than `and`, and `and` closer than `or`.
 *
 * @throws FilterNotUnderstood
 */
export const parseFilter = <Field extends string>(
  filter: string,
  fields: Readonly<Record<Field, FieldKind>>,
): Filter<Field> => new FilterReader(filter, fields).whole()

const unquoted = (text: string) => text.slice(text.indexOf("'") + 1, -1).replaceAll("''", "'")

type Reader = (text: string, token: Token) => FilterValue | undefined
const instant: Reader = (text) => {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const time = Date.parse(isDate ? `${text}T00:00:00Z` : text)
  const isReal = !Number.isNaN(time) && time > Date.UTC(1800) && time < Date.UTC(3000)
  return isReal ? new Date(time).toISOString() : undefined
}
const readers: Record<FieldKind, Reader> = {
  id: (text) => (uuid.test(text) ? text.toLowerCase() : undefined),
  text: (text, { kind }) => (kind === 'text' ? text : undefined),
  choice: (text, { kind }) => (kind === 'text' ? text : undefined),
  search: () => undefined,
  instant,
  number: (text, { kind }) => (kind === 'number' ? Number(text) : undefined),
  boolean: (text) => ({ true: true, false: false })[text.toLowerCase()],
}
const isEquality = (by: Comparison) => by === 'eq' || by === 'ne'
/** Types of values without an order; a search term cannot be compared at all. */
const unordered = new Set<string>(['id', 'choice', 'boolean'])
const isComparable = (kind: FieldKind, by: Comparison) =>
  kind !== 'search' && (isEquality(by) || !unordered.has(kind))

/** Value of a comparison; undefined when it is not of the member's type. */
function valueOf(fieldKind: FieldKind, by: Comparison, token: Token): FilterValue | undefined {
  if (token.kind === 'word' && token.text.toLowerCase() === 'null')
    return isEquality(by) ? null : undefined
  const text = token.kind === 'text' ? unquoted(token.text) : token.text
  return readers[fieldKind](text, token)
}

/** All values of a field anywhere in a filter. */
export function valuesIn<Field extends string>(filter: Filter<Field>, field: Field): string[] {
  switch (filter.is) {
    case 'not':
      return valuesIn(filter.of, field)
    case 'and':
    case 'or':
      return filter.all.flatMap((part) => valuesIn(part, field))
    default:
      return filter.field === field ? [String(filter.value)] : []
  }
}
