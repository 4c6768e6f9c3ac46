import {
  getStatistics as statisticsEndpoint,
  getToday as todayEndpoint,
} from '@guichet/contract/dashboard/get-statistics.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { getStatistics, getToday } from './get-statistics.ts'

export function dashboardModule(mount: Mount) {
  mount(statisticsEndpoint, getStatistics)
  mount(todayEndpoint, getToday)
}
