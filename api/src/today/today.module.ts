import { getDayBoard as boardEndpoint } from '@guichet/contract/today/get-day-board.ts'
import type { Mount } from '../platform/contexts.ts'
import { getDayBoard } from './get-day-board.ts'

export function todayModule(mount: Mount) {
  mount(boardEndpoint, getDayBoard)
}
