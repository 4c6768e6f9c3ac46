import type { Mount } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { findEverything } from './find-everything.ts'

export function searchModule(mount: Mount, codes: TicketCodes) {
  mount([findEverything(codes)])
}
