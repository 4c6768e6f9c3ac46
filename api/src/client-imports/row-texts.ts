import type { ImportField } from '@guichet/contract/client-imports/client-import.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** `rule` or `rule:limit`, as in the contract; `among` are the candidates. */
export type RowProblem = { field: ImportField; rule: string; among?: Bilingual[] }
/** Cells of a row that could be read. */
export type RowTexts = Partial<Record<ImportField, string>>
