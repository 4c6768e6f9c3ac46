import type { getJournal as endpoint } from '@guichet/contract/journal/get-journal.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { loadJournal } from './load-journal.ts'

export const getJournal: Handler<typeof endpoint> = (ctx, { query }) => loadJournal(ctx, query)
