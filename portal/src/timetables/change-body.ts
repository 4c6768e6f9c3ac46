import type { Body } from '@guichet/contract/endpoint.ts'
import type {
  changeOccurrence,
  changeRentalOccurrence,
} from '@guichet/contract/timetables/change-availability.ts'

type Guard = 'acceptConflicts' | 'soldTickets' | 'reschedulingReason' | 'expectedSold'
export type SlotBody = Omit<Body<typeof changeOccurrence>, Guard>
export type RentalBody = Omit<Body<typeof changeRentalOccurrence>, Guard>
export type ChangeBody = SlotBody | RentalBody
