import type { ImportField } from '@guichet/contract/client-imports/client-import.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** `rule` or `rule:limit`, as the contract names them, and the names that it speaks of. */
export type RowProblem = { field: ImportField; rule: string; among?: Bilingual[] }
/** The cells of a row that could be read. */
export type RowTexts = Partial<Record<ImportField, string>>
