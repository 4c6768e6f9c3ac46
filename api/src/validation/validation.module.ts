import type { Mount } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { countScans } from './count-scans.ts'
import { getGate } from './get-gate.ts'
import { recordScans } from './record-scans.ts'

export function validationModule(mount: Mount, codes: TicketCodes) {
  mount([getGate(codes), recordScans(codes), countScans])
}
