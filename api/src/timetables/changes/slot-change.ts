import type { Body } from '@guichet/contract/endpoint.ts'
import type {
  changeOccurrence,
  changeRentalOccurrence,
} from '@guichet/contract/timetables/change-availability.ts'
import type { SlotTimes } from '../slot-times.ts'

type Guard = 'collaboratorPublicId' | 'version' | 'acceptConflicts' | 'soldTickets' | 'expectedSold'
/** Fields common to both kinds of changes: the series, the dates, the choice about sold places. */
export type ChangeBody = Omit<
  Body<typeof changeOccurrence>,
  'timeslotBegin' | 'timeslotEnd' | 'quantity'
>
export type SlotChanged = Omit<Body<typeof changeOccurrence>, Guard>
export type RentalChanged = Omit<Body<typeof changeRentalOccurrence>, Guard>
export type ChangeScope = 'date' | 'weekday'
/** New offer of occurrences: a slot for each one of an activity, or times of an equipment type. */
export type Offer =
  | { quantity: number; begin: string; end: string; slots: readonly SlotTimes[] }
  | { beginTimes: string[]; durations: string[] }
