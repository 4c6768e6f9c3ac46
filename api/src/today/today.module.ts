import { getDayBoard as boardEndpoint } from '@guichet/contract/today/get-day-board.ts'
import { watchDay as watchEndpoint } from '@guichet/contract/today/watch-day.ts'
import type { Mount } from '../platform/contexts.ts'
import type { DayStreams } from './day-streams.ts'
import { getDayBoard } from './get-day-board.ts'
import { watchDay } from './watch-day.ts'

export function todayModule(mount: Mount, streams: DayStreams) {
  mount(boardEndpoint, getDayBoard)
  mount(watchEndpoint, watchDay(streams))
}
