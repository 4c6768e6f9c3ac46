import type { ExportSubject } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { choiceOf, textOf } from '../kit/text/address.rules.ts'

const makings = ['', 'sales', 'journal', 'orders', 'tickets'] as const
/** `make` opens the form of a new export; `filter` is the filter of the list that links here. */
export type ExportsSearch = { make: ExportSubject | ''; filter: string; deferred: boolean }
export const exportsDefaults: ExportsSearch = { make: '', filter: '', deferred: false }

/** Reads the parameters of any address: invalid values become the default. */
export const readExportsSearch = (
  search: Record<string, unknown>,
): Partial<ExportsSearch> & ExportsSearch => ({
  make: choiceOf(makings, search.make),
  filter:
    search.filter && typeof search.filter === 'object'
      ? JSON.stringify(search.filter)
      : textOf(search.filter),
  deferred: search.deferred === true,
})
