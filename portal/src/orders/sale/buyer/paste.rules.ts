import { fold } from '@guichet/contract/fold.ts'
import {
  answerKey,
  holderKey,
  noHolder,
  type FormOfCart,
  type TicketToName,
  type Details,
} from './details.rules.ts'

const holderParts = ['firstName', 'lastName', 'birthDate'] as const
type HolderPart = (typeof holderParts)[number]
type Question = FormOfCart['questions'][number]
/** A field of a ticket, filled from a cell; `name` is its name on the page. */
type Cell =
  | { of: 'holder'; name: string; key: string; part: HolderPart }
  | { of: 'answer'; name: string; key: string; question: Question }

/** Fields of a ticket in the order of the page, which are the columns of a row. */
const cellsOf = ({ line, ordinal, asks }: TicketToName): Cell[] => [
  ...line.identifications.flatMap((identification): Cell[] => {
    const key = holderKey(line, ordinal, identification)
    return holderParts.map((part) => ({ of: 'holder', name: `${key}.${part}`, key, part }))
  }),
  ...asks.map(({ form, question }): Cell => {
    const key = answerKey({ line, ordinal }, form, question)
    return { of: 'answer', name: key, key, question }
  }),
]

/** Rows and cells of copied spreadsheet data; null for a text without a tab or a line break. */
export function blockOf(text: string): string[][] | null {
  const rows = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  if (rows.length === 1 && !text.includes('\t')) return null
  return rows.map((row) => row.split('\t').map(unquoted))
}
const unquoted = (cell: string) =>
  (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim()

const headings: Record<HolderPart, readonly string[]> = {
  firstName: ['Prénom', 'First name'],
  lastName: ['Nom', 'Last name'],
  birthDate: ['Date de naissance', 'Birth date', 'Date of birth'],
}
const isHeading = (cell: Cell | undefined, text: string): boolean => {
  if (!cell) return false
  const names =
    cell.of === 'holder' ? headings[cell.part] : [cell.question.text.fr, cell.question.text.en]
  return names.some((name) => fold(name) === fold(text))
}

/** Options named by their text, separated by commas or semicolons. */
const optionsIn = ({ options }: Question, text: string): number[] => {
  const named = text.split(/[,;]/).map(fold)
  return options.flatMap(({ fr, en }, i) =>
    named.includes(fold(fr)) || named.includes(fold(en)) ? [i] : [],
  )
}

function written(details: Details, cell: Cell, text: string): Details {
  const { holders, answers } = details
  if (cell.of === 'holder')
    return {
      ...details,
      holders: {
        ...holders,
        [cell.key]: { ...(holders[cell.key] ?? noHolder), [cell.part]: text },
      },
    }
  const answer = cell.question.type === 'ShortAnswer' ? text : optionsIn(cell.question, text)
  return { ...details, answers: { ...answers, [cell.key]: answer } }
}

export type PasteResult = {
  details: Details
  /** Rows that filled a ticket, and rows beyond the last ticket. */
  rows: number
  surplus: number
}
/**
 * Pastes spreadsheet data from a field on: a row per ticket, a column per field. A row of headings
 * is skipped; an empty cell changes nothing. Null if the text is no spreadsheet data, or the field
 * does not belong to a ticket.
 */
export function pasteBlock(
  details: Details,
  tickets: readonly TicketToName[],
  { field, text }: { field: string; text: string },
): PasteResult | null {
  const block = blockOf(text)
  const grid = tickets.map(cellsOf)
  const top = grid.findIndex((cells) => cells.some(({ name }) => name === field))
  if (!block || top < 0) return null
  const left = grid[top]!.findIndex(({ name }) => name === field)
  const rows = block[0]!.every((heading, i) => isHeading(grid[top]![left + i], heading))
    ? block.slice(1)
    : block
  const filled = rows.slice(0, grid.length - top)
  const next = filled.reduce(
    (whole, cells, row) =>
      cells.reduce((now, typed, i) => {
        const cell = grid[top + row]![left + i]
        return cell && typed ? written(now, cell, typed) : now
      }, whole),
    details,
  )
  return { details: next, rows: filled.length, surplus: rows.length - filled.length }
}
