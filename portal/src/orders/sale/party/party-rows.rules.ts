import type { Reply } from '@guichet/contract/endpoint.ts'
import { fold } from '@guichet/contract/fold.ts'
import type { findKnownParty } from '@guichet/contract/orders/sale/find-known-party.ts'
import { mostMembers } from '@guichet/contract/orders/sale/party.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'
import { blockOf } from '../buyer/paste.rules.ts'

export const rowParts = ['firstName', 'lastName', 'born', 'height', 'boot'] as const
export type RowPart = (typeof rowParts)[number]
/** Input about a person, with a photo if a pass requires one. */
export type Row = { id: string; picture: string | null } & Record<RowPart, string>
export const newRow = (id: string): Row => ({
  id,
  picture: null,
  firstName: '',
  lastName: '',
  born: '',
  height: '',
  boot: '',
})
export const isBlank = (row: Row): boolean => rowParts.every((part) => row[part].trim() === '')

/**
 * The rows with a part typed. The family name of the person before is proposed with the first name,
 * and taken back with it.
 */
export function withTyped(
  rows: readonly Row[],
  { id, part, text }: { id: string; part: RowPart; text: string },
): readonly Row[] {
  const place = rows.findIndex((row) => row.id === id)
  const family = rows
    .slice(0, Math.max(0, place))
    .findLast(({ lastName }) => lastName.trim() !== '')?.lastName
  return rows.map((row) => {
    if (row.id !== id) return row
    const typed = { ...row, [part]: text }
    if (part !== 'firstName' || family === undefined) return typed
    if (isBlank(row)) return { ...typed, lastName: family }
    const isTakenBack = isBlank({ ...typed, lastName: '' }) && row.lastName === family
    return isTakenBack ? { ...typed, lastName: '' } : typed
  })
}

/** Height in cm from `1.72`, `1,72 m`, `172 cm` or `172`; null if invalid. */
function heightOf(typed: string): number | null {
  const metres = /^([12])[.,](\d{2})\s*m?$/.exec(typed)
  if (metres) return Number(metres[1]) * 100 + Number(metres[2])
  const found = /^(\d{2,3})\s*(?:cm)?$/.exec(typed)
  return found && Number(found[1]) >= 40 && Number(found[1]) <= 250 ? Number(found[1]) : null
}
const isDay = (date: string) => {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) && date >= '1900'
}
type Born = Pick<Person, 'birthDate' | 'age'>
const unborn: Born = { birthDate: null, age: null }
/** A birth date in a spreadsheet's format, or an age; null if invalid. */
function bornOf(typed: string): Born | null {
  const age = /^(\d{1,3})(?:\s*(?:ans?|years?|y))?$/i.exec(typed)
  if (age) return Number(age[1]) <= 120 ? { ...unborn, age: Number(age[1]) } : null
  const date = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed)
  const written = date && `${date[1]}-${date[2]!.padStart(2, '0')}-${date[3]!.padStart(2, '0')}`
  return written && isDay(written) ? { ...unborn, birthDate: written } : null
}

export type RowProblem = 'born' | 'notBorn' | 'height' | 'boot' | 'name'
/** The person of a row, with the problems of its fields. */
export function readRow(
  row: Row,
  visit: string,
): { person: Person; problems: Partial<Record<RowPart, RowProblem>> } {
  const typed = (part: RowPart) => row[part].trim()
  const born = typed('born') ? bornOf(typed('born')) : unborn
  const height = typed('height') ? heightOf(typed('height')) : null
  const { birthDate, age } = born ?? unborn
  return {
    person: {
      firstName: typed('firstName'),
      lastName: typed('lastName'),
      birthDate,
      age,
      height,
      boot: typed('boot'),
    },
    problems: {
      ...(typed('firstName').length > 50 && { firstName: 'name' as const }),
      ...(typed('lastName').length > 50 && { lastName: 'name' as const }),
      ...(born === null && { born: 'born' as const }),
      ...(birthDate && birthDate > visit && { born: 'notBorn' as const }),
      ...(typed('height') && height === null && { height: 'height' as const }),
      ...(typed('boot').length > 10 && { boot: 'boot' as const }),
    },
  }
}

/** Known headings of pasted lists; a full name is split after its first word. */
const headings: Record<RowPart | 'fullName', string> = {
  firstName: 'prenom,firstname,first,given name',
  lastName: 'nom,nom de famille,lastname,last name,surname,family name,last',
  born: 'naissance,date de naissance,naissance ou age,age,birth date,birthdate,date of birth,birth date or age,dob',
  height: 'taille,taille (cm),grandeur,height,height (cm)',
  boot: 'pointure,boot,boot size,shoe size,mondopoint,mondo,bottes',
  fullName: 'nom complet,prenom et nom,name,full name',
}
export const partNamed = (heading: string): RowPart | 'fullName' | null => {
  const named = Object.entries(headings).find(([, names]) =>
    names.split(',').some((name) => fold(name) === fold(heading)),
  )
  return (named?.[0] as RowPart | 'fullName' | undefined) ?? null
}
const filled = (part: RowPart | 'fullName' | null | undefined, text: string): Partial<Row> => {
  if (!part || !text) return {}
  if (part !== 'fullName') return { [part]: text }
  const [firstName = '', ...rest] = text.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export type KnownMember = NonNullable<Reply<typeof findKnownParty>['party']>['members'][number]
/** Row of a person who came before. A stated age expires; a birth date does not. */
export const rowOf = (member: KnownMember, isAgeKnown: boolean, id: string): Row => ({
  id,
  firstName: member.firstName ?? '',
  lastName: member.lastName ?? '',
  born: member.birthDate ?? (isAgeKnown && member.age !== null ? String(member.age) : ''),
  height: member.height === null ? '' : String(member.height),
  boot: member.boot ?? '',
  picture: member.picture ?? null,
})

type PastedRows = { rows: Row[]; count: number; surplus: number }
/**
 * Pastes spreadsheet data, one row per person, starting at a field. Headings name the columns in
 * any order; without headings the columns are those of the screen. Null if the text is no
 * spreadsheet data.
 */
export function pasteRows(
  rows: readonly Row[],
  { at, part, text }: { at: number; part: RowPart; text: string },
  newId: () => string,
): PastedRows | null {
  const block = blockOf(text)
  if (!block) return null
  const named = block[0]!.map(partNamed)
  const isHeaded = named.filter((found) => found !== null).length >= Math.min(2, named.length)
  const columns = isHeaded ? named : rowParts.slice(rowParts.indexOf(part))
  const people = (isHeaded ? block.slice(1) : block).filter((cells) => cells.some(Boolean))
  const taken = people.slice(0, mostMembers - at)
  const next = [...rows]
  taken.forEach((cells, i) => {
    const row = next[at + i] ?? newRow(newId())
    next[at + i] = Object.assign({}, row, ...cells.map((cell, j) => filled(columns[j], cell)))
  })
  return { rows: next, count: taken.length, surplus: people.length - taken.length }
}
