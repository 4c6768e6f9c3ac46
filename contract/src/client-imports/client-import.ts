import { z } from 'zod'
import { Chosen, Id, Instant, Integer, NotEmpty, Unique } from '../primitives.ts'

/** Rows of a spreadsheet below its header, and columns, at most. */
export const importLimits = { rows: 20_000, columns: 200, cells: 1_000_000 } as const

/** What a column of a spreadsheet may say of a season pass that runs already. */
export const passFields = [
  'pass',
  'passFrom',
  'passUntil',
  'holderFirstName',
  'holderLastName',
  'formerNumber',
] as const
/** What a column of a spreadsheet may say of a client. */
export const clientFields = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'postalCode',
  'birthDate',
  'gender',
  'language',
  'note',
] as const
export const importFields = [...clientFields, ...passFields] as const
export type ImportField = (typeof importFields)[number]

/** How a date such as 03/04/1990 is meant; one that begins with the year needs no choice. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const

/** How the columns are read, and what becomes of clients who are known already. */
export const ImportReading = z.strictObject({
  /** Columns count from 0; those that are not named are not read. */
  columns: Unique(
    NotEmpty(
      z.strictObject({
        column: Integer(0, importLimits.columns - 1),
        field: Chosen(importFields),
      }),
      importFields.length,
    ),
    (entry) => (entry as { field: string }).field,
  ),
  dateOrder: Chosen(dateOrders),
  /** Of those whose row says none. */
  language: Chosen(['fr', 'en']),
  /** `complete` fills what is not known of them, `leave` changes nothing. */
  known: Chosen(['complete', 'leave']),
})
export type ImportReading = z.output<typeof ImportReading>

/**
 * What a row does: a client more, one who is completed, one who has all of it already, a pass more
 * for somebody of a row above, or nothing because of what is wrong in it.
 */
export const importOutcomes = ['new', 'completes', 'known', 'again', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** What becomes of the pass of a row: it is taken over, or was already. */
export const passOutcomes = ['new', 'known'] as const
export type PassOutcome = (typeof passOutcomes)[number]

export const ImportRow = z.strictObject({
  /** Its number in the spreadsheet, where the header is the first. */
  rowNumber: z.int(),
  cells: z.array(z.string()),
  problems: z.array(
    z.strictObject({
      field: z.enum(importFields),
      rule: z.string(),
      /** What is wrong, in the language of the request. */
      detail: z.string(),
    }),
  ),
})

export const ClientImport = z.strictObject({
  publicId: Id,
  columns: z.array(
    z.strictObject({
      header: z.string(),
      /** The first few that are not empty. */
      samples: z.array(z.string()),
      /** What its header says it is. */
      suggested: z.enum(importFields).nullable(),
    }),
  ),
  rows: z.int(),
  /** Null until it was checked. */
  reading: ImportReading.nullable(),
  /** How many rows do what; all 0 until it was checked. */
  outcomes: z.strictObject({
    new: z.int(),
    completes: z.int(),
    known: z.int(),
    again: z.int(),
    refused: z.int(),
  }),
  /** What becomes of the passes in the rows that are not refused. */
  passes: z.strictObject({ new: z.int(), known: z.int() }),
  /** The first hundred rows that are refused. */
  refused: z.array(ImportRow),
  createdDateTimeUtc: Instant,
  /** The work that writes the clients; null until it was started. */
  workPublicId: Id.nullable(),
  /** Rows that are written. */
  done: z.int(),
})
export type ClientImport = z.output<typeof ClientImport>
