import * as contract from '@guichet/contract/orders/allotments/get-allotment.ts'
import { handle } from '../../platform/http/contexts.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { showAllotment } from './allotment.view.ts'

export const getAllotment = (codes: TicketCodes) =>
  handle(contract.getAllotment, (ctx, { params: { allotmentPublicId } }) =>
    showAllotment(ctx, codes, allotmentPublicId),
  )
