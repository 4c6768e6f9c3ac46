import type { BulkWorkKind } from '@guichet/contract/work/work.ts'
import { confirmationAgain, sendToBuyer } from '../orders/public.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { activateTicket, type TicketCodes } from '../tickets/public.ts'
import { activateFoundTickets } from './activate-found-tickets.ts'
import { applyInBulk } from './apply-in-bulk.job.ts'
import { getBulk } from './get-bulk.ts'
import { rescheduleFoundTickets } from './reschedule-found-tickets.ts'
import { resendOrders } from './resend-orders.ts'

export function bulkModule(mount: Mount, codes: TicketCodes) {
  mount([resendOrders(codes), activateFoundTickets(codes), rescheduleFoundTickets(codes), getBulk])
}
export const bulkJobs: Record<BulkWorkKind, JobHandler> = {
  resend: applyInBulk((acting, orderId) => sendToBuyer(acting, orderId, confirmationAgain)),
  activation: applyInBulk(activateTicket),
}
