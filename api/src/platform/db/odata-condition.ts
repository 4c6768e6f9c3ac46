import type { Language } from '@guichet/contract/rules.messages.ts'
import { apiError } from '../http/api-error.ts'
import { fieldProblem } from '../http/field-problem.ts'
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

/** Members that every filtered list has: the business, and the search term. */
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
 * Parses the `$filter` of a list.
 *
 * @throws InvalidRequest at `$filter`, with the position of the error
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

/** Distinct search terms of a filter. */
export const termsIn = <Field extends string>(filter: Filter<Field | Common>): Set<string> =>
  new Set(valuesIn<Field | Common>(filter, 'searchTerm'))

export type Condition<Field extends string> = {
  columnOf: Readonly<Record<Exclude<Field, Common>, string>>
  /** Adds a value to the statement. @returns Its placeholder */
  bind: (value: unknown) => string
  /** SQL condition for a search term. */
  found: (term: string) => string
  /** Converts a value to the form of its column. */
  stored?: (field: Field, value: FilterValue) => FilterValue
}

/** Converts a filter to SQL that is true or false, never null, as `not` must invert it. */
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
  // `readFilter` has rejected other businesses.
  if (field === 'collaboratorPublicId') return String(by === 'eq')
  const stored = condition.stored ? condition.stored(field, value) : value
  return `coalesce(${columnIn(condition, field)} ${operators[by]} ${condition.bind(stored)}, false)`
}

const columnIn = <Field extends string>({ columnOf }: Condition<Field>, field: Field): string =>
  columnOf[field as Exclude<Field, Common>]
