import { expect, test } from 'vitest'
import { FilterNotUnderstood, parseFilter, valuesIn } from './odata-filter.rules.ts'

const fields = {
  collaboratorPublicId: 'id',
  paymentReferenceNumber: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  searchTerm: 'search',
  status: 'choice',
  completedDateTimeUtc: 'instant',
  finalCost: 'number',
  hasFormAnswers: 'boolean',
} as const
const parse = (filter: string) => parseFilter(filter, fields)

const id = '0198c0de-0000-7000-8000-000000000001'
const compared = (field: string, by: string, value: unknown) => ({
  is: 'compared',
  field,
  by,
  value,
})

test.each<[string, object]>([
  [`collaboratorPublicId eq ${id}`, compared('collaboratorPublicId', 'eq', id)],
  [`collaboratorPublicId eq guid'${id.toUpperCase()}'`, compared('collaboratorPublicId', 'eq', id)],
  ["lastName eq 'Côté'", compared('lastName', 'eq', 'Côté')],
  ["lastName eq 'O''Brien'", compared('lastName', 'eq', "O'Brien")],
  ['paymentReferenceNumber ne null', compared('paymentReferenceNumber', 'ne', null)],
  ['finalCost ge -10.50', compared('finalCost', 'ge', -10.5)],
  ['hasFormAnswers eq true', compared('hasFormAnswers', 'eq', true)],
  [
    'completedDateTimeUtc lt 2030-02-02T09:00:00-05:00',
    compared('completedDateTimeUtc', 'lt', '2030-02-02T14:00:00.000Z'),
  ],
  [
    "completedDateTimeUtc ge datetime'2030-02-02'",
    compared('completedDateTimeUtc', 'ge', '2030-02-02T00:00:00.000Z'),
  ],
  [
    "contains(searchTerm, 'cote')",
    { is: 'text', field: 'searchTerm', by: 'contains', value: 'cote' },
  ],
  ["startswith(email,'a')", { is: 'text', field: 'email', by: 'startswith', value: 'a' }],
])('%s is valid', (filter, read) => {
  expect(parse(filter)).toEqual(read)
})

test('not binds closer than and, and closer than or; parentheses first', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => compared('firstName', 'eq', name))
  const ask = (filter: string) => parse(filter.replace(/\b[abc]\b/g, "firstName eq '$&'"))
  expect(ask('a or b and not c')).toEqual({
    is: 'or',
    all: [a, { is: 'and', all: [b, { is: 'not', of: c }] }],
  })
  expect(ask('(a or b) AND c')).toEqual({ is: 'and', all: [{ is: 'or', all: [a, b] }, c] })
})

test.each<[string, number]>([
  ['', 1],
  ['firstName', 10],
  ['firstName like 1', 11],
  ["nobody eq 'x'", 1],
  ["constructor eq 'x'", 1],
  ["firstName eq 'x", 14],
  ["firstName eq 'x' or", 20],
  ["(firstName eq 'x'", 18],
  ["firstName eq 'x')", 17],
  ['firstName eq 5', 14],
  ["finalCost gt 'x'", 14],
  ['completedDateTimeUtc gt 2030-02-31T99:00:00Z', 25],
  ["status gt 'Completed'", 8],
  ["searchTerm eq 'x'", 12],
  ["startswith(searchTerm,'x')", 12],
  ["contains(finalCost,'1')", 10],
  ['length(firstName) gt 3', 1],
  ["firstName eq 'x'; drop table orders", 17],
  [`${'('.repeat(60)}firstName eq 'x'${')'.repeat(60)}`, 22],
])('%s is invalid, with its position', (filter, at) => {
  const read = () => parse(filter)
  expect(read).toThrow(FilterNotUnderstood)
  try {
    read()
  } catch (error) {
    expect((error as FilterNotUnderstood).at).toBe(at)
  }
})

test('values of a member are found anywhere in a filter', () => {
  const other = id.replace(/1$/, '2')
  expect(
    valuesIn(
      parse(
        `collaboratorPublicId eq ${id} and not (collaboratorPublicId ne ${other} or finalCost gt 1)`,
      ),
      'collaboratorPublicId',
    ),
  ).toEqual([id, other])
})
