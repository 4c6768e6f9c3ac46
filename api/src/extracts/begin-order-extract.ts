import * as contract from '@guichet/contract/extracts/begin-order-extract.ts'
import { foundOrders } from '../orders/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { mostRows } from '../platform/text/spreadsheet.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { beginExtract } from './begin-extract.ts'

export const beginOrderExtract = (codes: TicketCodes) =>
  handle(contract.beginOrderExtract, async (ctx, { body: { format, ...query } }) =>
    beginExtract(ctx, {
      list: 'orders',
      format,
      ids: await foundOrders(ctx, codes, { query, limit: mostRows }),
    }),
  )
