import type { Mount } from '../platform/http/contexts.ts'
import type { DayStreams } from './day-streams.ts'
import { findRentalTimes } from './find-rental-times.ts'
import { findSlotClients } from './find-slot-clients.ts'
import { getDayBoard } from './get-day-board.ts'
import { moveClients } from './move-clients.ts'
import { watchDay } from './watch-day.ts'

export function todayModule(mount: Mount, streams: DayStreams) {
  mount([getDayBoard, findSlotClients, findRentalTimes, moveClients, watchDay(streams)])
}
