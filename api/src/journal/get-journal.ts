import * as contract from '@guichet/contract/journal/get-journal.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadJournal } from './load-journal.ts'

export const getJournal = handle(contract.getJournal, (ctx, { query }) => loadJournal(ctx, query))
