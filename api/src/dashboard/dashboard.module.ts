import type { Mount } from '../platform/http/contexts.ts'
import { getFirstSteps, saveCashOnly, saveFirstSteps } from './get-first-steps.ts'
import { getStatistics, getToday } from './get-statistics.ts'

export function dashboardModule(mount: Mount) {
  mount([getStatistics, getToday, getFirstSteps, saveFirstSteps, saveCashOnly])
}
