import type { Language } from '@guichet/contract/rules.messages.ts'
import { apiError } from './api-error.ts'
import { fieldProblem } from './field-problem.ts'
import {
  FilterNotUnderstood,
  parseFilter,
  valuesIn,
  type Comparison,
  type FieldKind,
  type Filter,
  type FilterValue,
  type TextFunction,
} from './odata-filter.rules.ts'
import { escapeLike } from './search-term.ts'

/** Members that every filtered list has: whose records they are, and all that a search looks in. */
type Common = 'collaboratorPublicId' | 'searchTerm'

const operators: Record<Comparison, string> = {
  eq: 'is not distinct from',
  ne: 'is distinct from',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
}
const patterns: Record<TextFunction, (text: string) => string> = {
  contains: (text) => `%${text}%`,
  startswith: (text) => `${text}%`,
  endswith: (text) => `%${text}`,
}

/**
 * The `$filter` of a list, read.
 *
 * @throws InvalidRequest at `$filter`, which says from where on it is not understood
 * @throws NotFound when it names another business
 */
export function readFilter<Field extends string>(
  given: string | undefined,
  fields: Readonly<Record<Field | Common, FieldKind>>,
  { language, tenantId }: { language: Language; tenantId: string },
): Filter<Field | Common> | null {
  if (given === undefined) return null
  try {
    const filter = parseFilter(given, fields)
    if (valuesIn(filter, 'collaboratorPublicId').some((id) => id !== tenantId))
      throw apiError('NotFound')
    return filter
  } catch (error) {
    throw error instanceof FilterNotUnderstood
      ? fieldProblem('$filter', `odataFilter:${error.at}`, language)
      : error
  }
}

/** The terms that a filter searches, each once. */
export const termsIn = <Field extends string>(filter: Filter<Field | Common>): Set<string> =>
  new Set(valuesIn<Field | Common>(filter, 'searchTerm'))

export type Condition<Field extends string> = {
  columnOf: Readonly<Record<Exclude<Field, Common>, string>>
  /** Adds a value of the statement. @returns how the statement names it */
  bind: (value: unknown) => string
  /** What searching a term means, in SQL. */
  found: (term: string) => string
  /** A value as its column keeps it. */
  stored?: (field: Field, value: FilterValue) => FilterValue
}

/** A filter in SQL: true or false, never unknown, as `not` must turn it round. */
export function conditionOf<Field extends string>(
  filter: Filter<Field>,
  condition: Condition<Field>,
): string {
  switch (filter.is) {
    case 'not':
      return `not ${conditionOf(filter.of, condition)}`
    case 'and':
    case 'or':
      return `(${filter.all.map((part) => conditionOf(part, condition)).join(` ${filter.is} `)})`
    case 'text':
      return filter.field === 'searchTerm'
        ? condition.found(filter.value)
        : `coalesce(${columnIn(condition, filter.field)} ilike ${condition.bind(patterns[filter.by](escapeLike(filter.value)))}, false)`
    default:
      return comparisonOf(filter, condition)
  }
}

function comparisonOf<Field extends string>(
  { field, by, value }: Extract<Filter<Field>, { is: 'compared' }>,
  condition: Condition<Field>,
): string {
  // `readFilter` saw to it that no other business is named.
  if (field === 'collaboratorPublicId') return String(by === 'eq')
  const stored = condition.stored ? condition.stored(field, value) : value
  return `coalesce(${columnIn(condition, field)} ${operators[by]} ${condition.bind(stored)}, false)`
}

const columnIn = <Field extends string>({ columnOf }: Condition<Field>, field: Field): string =>
  columnOf[field as Exclude<Field, Common>]
