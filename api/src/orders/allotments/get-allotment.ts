import type { getAllotment as endpoint } from '@guichet/contract/orders/allotments/get-allotment.ts'
import type { Handler } from '../../platform/http/contexts.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { showAllotment } from './allotment.view.ts'

export const getAllotment =
  (codes: TicketCodes): Handler<typeof endpoint> =>
  (ctx, { params: { allotmentPublicId } }) =>
    showAllotment(ctx, codes, allotmentPublicId)
