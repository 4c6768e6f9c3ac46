import { findRentalTimes as timesEndpoint } from '@guichet/contract/today/find-rental-times.ts'
import { findSlotClients as clientsEndpoint } from '@guichet/contract/today/find-slot-clients.ts'
import { getDayBoard as boardEndpoint } from '@guichet/contract/today/get-day-board.ts'
import { moveClients as moveEndpoint } from '@guichet/contract/today/move-clients.ts'
import { watchDay as watchEndpoint } from '@guichet/contract/today/watch-day.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { DayStreams } from './day-streams.ts'
import { findRentalTimes } from './find-rental-times.ts'
import { findSlotClients } from './find-slot-clients.ts'
import { getDayBoard } from './get-day-board.ts'
import { moveClients } from './move-clients.ts'
import { watchDay } from './watch-day.ts'

export function todayModule(mount: Mount, streams: DayStreams) {
  mount(boardEndpoint, getDayBoard)
  mount(clientsEndpoint, findSlotClients)
  mount(timesEndpoint, findRentalTimes)
  mount(moveEndpoint, moveClients)
  mount(watchEndpoint, watchDay(streams))
}
