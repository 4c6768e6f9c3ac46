import { z } from 'zod'
import { Choice, Id, Instant, Integer, NotEmpty, Unique } from '../primitives.ts'

/** Limits of a spreadsheet; `rows` does not count the header. */
export const importLimits = { rows: 20_000, columns: 200, cells: 1_000_000 } as const

/** Fields of a season pass that a column can hold, for passes sold in another system. */
export const passFields = [
  'pass',
  'passFrom',
  'passUntil',
  'holderFirstName',
  'holderLastName',
  'formerNumber',
] as const
/** Fields of a client that a column can hold. */
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

/** Order of day and month in dates such as 03/04/1990; dates that begin with the year need none. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const

/** How columns are read, and how existing clients are updated. */
export const ImportReading = z.strictObject({
  /** Columns count from 0; columns that are not listed are ignored. */
  columns: Unique(
    NotEmpty(
      z.strictObject({
        column: Integer(0, importLimits.columns - 1),
        field: Choice(importFields),
      }),
      importFields.length,
    ),
    (entry) => (entry as { field: string }).field,
  ),
  dateOrder: Choice(dateOrders),
  /** Language of clients whose row has none. */
  language: Choice(['fr', 'en']),
  /** Existing clients: `complete` fills their empty fields, `leave` changes nothing. */
  known: Choice(['complete', 'leave']),
})
export type ImportReading = z.output<typeof ImportReading>

/**
 * Outcome of a row: `new`, `completes` (fills empty fields of a client), `known` (nothing to
 * change), `again` (adds a pass to the client of an earlier row), `refused` (has an error).
 */
export const importOutcomes = ['new', 'completes', 'known', 'again', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** Outcome of the pass of a row: `new` is taken over, `known` was taken over before. */
export const passOutcomes = ['new', 'known'] as const
export type PassOutcome = (typeof passOutcomes)[number]

export const ImportRow = z.strictObject({
  /** Row number in the spreadsheet; the header is row 1. */
  rowNumber: z.int(),
  cells: z.array(z.string()),
  problems: z.array(
    z.strictObject({
      field: z.enum(importFields),
      rule: z.string(),
      /** The fault, in the language of the request. */
      detail: z.string(),
    }),
  ),
})

export const ClientImport = z.strictObject({
  publicId: Id,
  columns: z.array(
    z.strictObject({
      header: z.string(),
      /** The first few values that are not empty. */
      samples: z.array(z.string()),
      /** The field that the header suggests. */
      suggested: z.enum(importFields).nullable(),
    }),
  ),
  rows: z.int(),
  /** Null until the import was checked. */
  reading: ImportReading.nullable(),
  /** Number of rows per outcome; all 0 until the import was checked. */
  outcomes: z.strictObject({
    new: z.int(),
    completes: z.int(),
    known: z.int(),
    again: z.int(),
    refused: z.int(),
  }),
  /** Number of passes per outcome, refused rows not counted. */
  passes: z.strictObject({ new: z.int(), known: z.int() }),
  /** The first hundred refused rows. */
  refused: z.array(ImportRow),
  createdDateTimeUtc: Instant,
  /** The job that writes the clients; null until it was started. */
  workPublicId: Id.nullable(),
  /** Number of rows written. */
  done: z.int(),
})
export type ClientImport = z.output<typeof ClientImport>
