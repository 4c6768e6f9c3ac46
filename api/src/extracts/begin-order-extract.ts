import type { beginOrderExtract as endpoint } from '@guichet/contract/extracts/begin-order-extract.ts'
import { foundOrders } from '../orders/public.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { mostRows } from '../platform/text/spreadsheet.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { beginExtract } from './begin-extract.ts'

export const beginOrderExtract =
  (codes: TicketCodes): Handler<typeof endpoint> =>
  async (ctx, { body: { format, ...query } }) =>
    beginExtract(ctx, {
      list: 'orders',
      format,
      ids: await foundOrders(ctx, codes, { query, limit: mostRows }),
    })
