import { countScans as countScansEndpoint } from '@guichet/contract/validation/count-scans.ts'
import { getGate as getGateEndpoint } from '@guichet/contract/validation/get-gate.ts'
import { recordScans as recordScansEndpoint } from '@guichet/contract/validation/record-scans.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { countScans } from './count-scans.ts'
import { getGate } from './get-gate.ts'
import { recordScans } from './record-scans.ts'

export function validationModule(mount: Mount, codes: TicketCodes) {
  mount(getGateEndpoint, getGate(codes))
  mount(recordScansEndpoint, recordScans(codes))
  mount(countScansEndpoint, countScans)
}
