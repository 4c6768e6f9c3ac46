import type { ExportSubject } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { choiceOf, textOf } from '../kit/text/address.rules.ts'

const makings = ['', 'sales', 'journal', 'orders', 'tickets'] as const
/** `make` opens the form of a new one, `filter` is what the list of its page was asked for. */
export type ExportsSearch = { make: ExportSubject | ''; filter: string; deferred: boolean }
export const exportsDefaults: ExportsSearch = { make: '', filter: '', deferred: false }

/** An address may hold anything: whatever is not understood becomes the default. */
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
