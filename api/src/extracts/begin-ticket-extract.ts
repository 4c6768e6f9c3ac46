import * as contract from '@guichet/contract/extracts/begin-ticket-extract.ts'
import { handle } from '../platform/http/contexts.ts'
import { mostRows } from '../platform/text/spreadsheet.ts'
import { listedTickets, type TicketCodes } from '../tickets/public.ts'
import { beginExtract } from './begin-extract.ts'

export const beginTicketExtract = (codes: TicketCodes) =>
  handle(contract.beginTicketExtract, async (ctx, { body: { format, ...query } }) =>
    beginExtract(ctx, {
      list: 'tickets',
      format,
      ids: await listedTickets(ctx, codes, { query, limit: mostRows }),
    }),
  )
