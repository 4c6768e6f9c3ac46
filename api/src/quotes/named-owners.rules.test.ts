import { expect, test } from 'vitest'
import { namedOwners, seatsThatStay } from './named-owners.rules.ts'

type Line = Parameters<ReturnType<typeof namedOwners>>[0]
const lineOf = (line: number, identifications: object[] = []) =>
  ({ place: { line, part: null, field: '' }, type: { identifications } }) as unknown as Line
const asks = (fr: string, optional = false) => ({
  id: fr,
  label: { fr, en: fr },
  optional,
  wantsPicture: true,
})
const lea = { line: 0, part: null, ordinal: 1, firstName: 'Léa', lastName: 'Roy' }

test('a ticket has the name of its place in the list, or none', () => {
  const ownersOf = namedOwners([lea])
  expect(ownersOf(lineOf(0), 1)).toMatchObject([{ firstName: 'Léa', wantsPicture: false }])
  expect(ownersOf(lineOf(0), 0)).toEqual([])
  expect(ownersOf(lineOf(1), 1)).toEqual([])
})

test('a pass stores all its identifications, named or not; optional ones are filled in later', () => {
  const pass = lineOf(0, [asks('Titulaire'), asks('Parent'), asks('Ami', true)])
  const labels = (ordinal: number) =>
    namedOwners([lea])(pass, ordinal).map(({ label, firstName }) => [label.fr, firstName])
  expect(labels(1)).toEqual([
    ['Titulaire', 'Léa'],
    ['Parent', ''],
  ])
  expect(labels(0)).toEqual([
    ['Titulaire', ''],
    ['Parent', ''],
  ])
})

test('a line with a new quantity keeps the people who still have a ticket; another line has none', () => {
  const line = (productId: string, quantity: number, at?: string) => ({
    quantity,
    productId,
    ...(at && { activationDateTimeUtc: at }),
  })
  const seats = [0, 1].flatMap((at) => [0, 1].map((ordinal) => ({ line: at, part: null, ordinal })))
  const before = [line('day', 3), line('ski', 3, '2030-01-01T15:00:00.000Z')]
  const staying = (...after: ReturnType<typeof line>[]) => {
    const stays = seatsThatStay({ before, after }, seats)
    return [...seats, { line: 0, part: null, ordinal: 2 }].filter(stays)
  }
  expect(staying({ productId: 'day', quantity: 2 }, before[1]!)).toEqual(seats)
  expect(staying(line('day', 2), line('ski', 2, '2030-01-02T15:00:00.000Z'))).toEqual(
    seats.slice(0, 2),
  )
  expect(staying(line('pass', 2))).toEqual([])
})
