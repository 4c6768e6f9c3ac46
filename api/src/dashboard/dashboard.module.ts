import type { Mount } from '../platform/http/contexts.ts'
import { getStatistics, getToday } from './get-statistics.ts'

export function dashboardModule(mount: Mount) {
  mount([getStatistics, getToday])
}
